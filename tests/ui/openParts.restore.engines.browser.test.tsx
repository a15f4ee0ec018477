import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { avatar } from '../account/accountMenuParts';
import {
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  openDrawer,
} from '../drawer/drawerParts';
import { expectExpanded, expectFocusOn } from '../header/headerParts';
import { backend, freshPage, renderPage } from '../header/showHeader';
import { everyButton, everyPart } from './everyPart';

// Alone in its file, because every page of an earlier test would send the login
// check again.
it('everything that is open closes when the page returns from the back/forward cache', async () => {
  await freshPage();
  await backend.logIn();
  await renderPage(everyPart(), 'loggedIn');
  for (const button of everyButton()) {
    // The avatar is missing during the login check, which each return repeats.
    await expect.element(avatar()).toBeVisible();
    const isAvatar = button.element() === avatar().element();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectExpanded(button, true);
    await userEvent.keyboard('{ArrowDown}');
    showAgain(false);
    await expectExpanded(button, true);
    showAgain(true);
    await expectExpanded(button, false);
    if (!isAvatar) await expectFocusOn(button);
  }
  await page.viewport(375, 700);
  await drawerIsLoaded();
  await openDrawer();
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
