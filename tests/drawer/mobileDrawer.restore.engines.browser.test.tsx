import { expect, it } from 'vitest';
import {
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  showOpenDrawer,
} from './drawerParts';

// Alone in its file, because every page of an earlier test would send the login
// check again.
it('the drawer closes when the page returns from the back/forward cache', async () => {
  await showOpenDrawer({ loggedIn: true });
  showAgain(false);
  await expectDrawerOpen();
  showAgain(true);
  await expectDrawerClosed();
  expect(document.documentElement.dataset).not.toHaveProperty('lintelScroll');
  expect(dialog().inert).toBe(true);
});

function showAgain(persisted: boolean) {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}
