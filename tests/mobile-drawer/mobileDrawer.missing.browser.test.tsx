import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialog, pageButton } from './drawerParts';
import {
  expectFocusOn,
  link,
  trigger,
  withPrices,
} from '../header/headerParts';
import { showHeaderLoggedIn } from '../header/showHeader';

// A file that does not exist.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../machine/loaderWithout');
  return loaderWithoutDrawer(await importOriginal(), () =>
    Promise.reject(new Error('No such file')),
  );
});

it('if the drawer cannot be loaded, the plain list stays, and lintel:error is dispatched', async () => {
  const reported = vi.fn();
  window.addEventListener('lintel:error', reported);
  await page.viewport(375, 700);
  await showHeaderLoggedIn({ navigation: withPrices });
  await userEvent.click(trigger('Menu'));
  await expect.element(link('Prices')).toBeVisible();
  await expect.element(link('Log Out')).toBeVisible();
  await expect.element(link('Log In')).not.toBeInTheDocument();
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  window.removeEventListener('lintel:error', reported);
  expect(reported.mock.lastCall![0]).toMatchObject({
    detail: { part: 'mobile drawer' },
  });
  expect(dialog()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Prices')).not.toBeInTheDocument();
  await expectFocusOn(trigger('Menu'));
  await userEvent.click(pageButton());
  await expect.element(link('Prices')).toBeVisible();
});
