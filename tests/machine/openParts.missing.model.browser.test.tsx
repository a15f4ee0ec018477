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
  'also where neither account menu nor drawer can be loaded, the page does what the specification says',
  () => {
    it.each<[string, [number, number]]>([
      ['at 1280 px: menus, languages, the account’s link', [1280, 800]],
      ['at 390 px: the plain list, languages, the link', [390, 844]],
    ])('%s', { timeout: 10 * MINUTE }, async (_, size) => {
      await agrees(size, 40);
    });
  },
);
