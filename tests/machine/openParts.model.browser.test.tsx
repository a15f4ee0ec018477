import { describe, it } from 'vitest';
import { server } from 'vitest/browser';
import { agrees } from './openPartsModel';

const MINUTE = 60_000;
const SPARED = MINUTE;

describe.runIf(server.browser === 'chromium')(
  'whatever a member does with a real mouse and keyboard, the page does what the specification says',
  () => {
    it.each<[string, [number, number], number]>([
      ['at 1280 px: menus, languages, account', [1280, 800], 0],
      ['the same, the click after a hover spared', [1280, 800], SPARED],
      ['at 390 px: drawer, languages, account', [390, 844], 0],
    ])('%s', { timeout: 10 * MINUTE }, async (_, size, reflexClickMs) => {
      await agrees(size, 150, reflexClickMs);
    });
  },
);
