import fc from 'fast-check';
import { describe, it } from 'vitest';
import { server } from 'vitest/browser';
import { followsRules } from './openPartsModel';

// One seed per file, so that a second try repeats the same sequences. If it
// fails again, the sequences are the cause, and otherwise the machine.
fc.configureGlobal({ seed: Date.now() });

const MINUTE = 60_000;
const SPARED = MINUTE;

describe.runIf(server.browser === 'chromium')(
  'whatever a logged-in visitor does with a real mouse and keyboard, the page follows its rules',
  () => {
    it.each<[string, [number, number], number]>([
      ['at 1280 px: menus, languages, account', [1280, 800], 0],
      ['the same, with the guard against reflex clicks', [1280, 800], SPARED],
      ['at 390 px: drawer, languages, account', [390, 844], 0],
    ])('%s', { timeout: 10 * MINUTE }, async (_, size, reflexClickMs) => {
      await followsRules(size, 150, reflexClickMs);
    });
  },
);
