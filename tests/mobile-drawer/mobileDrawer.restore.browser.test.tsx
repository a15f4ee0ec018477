import { expect, it } from 'vitest';
import {
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  showOpenDrawer,
} from './drawerParts';

// Alone in its file: each page that a test has left behind would ask anew who is there.
it('the drawer closes as the page comes back out of the back/forward cache', async () => {
  await showOpenDrawer({ member: true });
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
