import { describe, it, vi } from 'vitest';
import { server } from 'vitest/browser';
import { agrees } from './openPartsModel';

const MINUTE = 60_000;

// Files that are not there.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithout } = await import('./loaderWithout');
  return loaderWithout(await importOriginal(), () =>
    Promise.reject(new Error('No such file')),
  );
});

describe.runIf(server.browser === 'chromium')(
  'also where neither account menu nor drawer can be loaded, one part is open at the most, the focus is never lost, and the page is as before',
  () => {
    it.each([
      ['at 1280 px: menus, languages, the account’s link', 1280, 800],
      ['at 390 px: the plain list, languages, the account’s link', 390, 844],
    ])('%s', { timeout: 10 * MINUTE }, async (_, width, height) => {
      await agrees(width, height, 40);
    });
  },
);
