import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { avatar } from '../account/accountMenuParts';
import {
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  openDrawer,
} from '../drawer/drawerParts';
import { expectFocusOn, languageButton, trigger } from '../header/headerParts';
import { backend, freshPage, renderPage } from '../header/showHeader';

const site = { domain: 'example.com' };

// Alone in its file, because every page of an earlier test would send the login
// check again.
it('everything that is open closes when the page returns from the back/forward cache', async () => {
  await freshPage();
  await backend.signIn();
  await renderPage(
    <>
      <Header consent="granted" site={site} />
      <LanguageMenu site={site} />
      <StickySideNav
        variant="mobile"
        items={[{ id: 'content', label: 'Content' }]}
      />
    </>,
    'loggedIn',
  );
  const account = avatar();
  for (const button of [
    trigger('Products'),
    trigger('Resources'),
    account,
    languageButton().first(),
    languageButton().last(),
    page.getByRole('button', { name: /^On this page/ }),
  ]) {
    // The avatar is missing during the login check, which each return repeats.
    await expect.element(account).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    showAgain(false);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    showAgain(true);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    if (button !== account) await expectFocusOn(button);
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
