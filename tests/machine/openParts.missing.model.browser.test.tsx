import { describe, it, vi } from 'vitest';
import { server } from 'vitest/browser';
import { followsRules } from './openPartsModel';

const MINUTE = 60_000;

// Files that do not exist.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithout } = await import('./loaderWithout');
  return loaderWithout(await importOriginal(), () =>
    Promise.reject(new Error('No such file')),
  );
});

describe.runIf(server.browser === 'chromium')(
  'if neither account menu nor drawer can be loaded, the page still follows its rules',
  () => {
    it.each<[string, [number, number]]>([
      ['at 1280 px: menus, languages, account link', [1280, 800]],
      ['at 390 px: plain list, languages, link', [390, 844]],
    ])('%s', { timeout: 10 * MINUTE }, async (_, size) => {
      await followsRules(size, 40);
    });
  },
);
