import { describe, it } from 'vitest';
import { server } from 'vitest/browser';
import { agrees } from './openPartsModel';

const MINUTE = 60_000;

describe.runIf(server.browser === 'chromium')(
  'whatever a member does with a real mouse and keyboard, one part is open at the most, the focus is never lost, and the page is as before',
  () => {
    it.each([
      ['at 1280 px: menus, languages, account', 1280, 800],
      ['at 390 px: drawer, languages, account', 390, 844],
    ])('%s', { timeout: 10 * MINUTE }, async (_, width, height) => {
      await agrees(width, height, 150);
    });
  },
);
