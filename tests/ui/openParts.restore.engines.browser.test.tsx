import { expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { avatar } from '../account/accountMenuParts';
import { expectFocusOn, languageButton, trigger } from '../header/headerParts';
import { backend, freshPage, renderPage } from '../header/showHeader';

const site = { domain: 'example.com' };

// Alone in its file, because every page of an earlier test would send the login
// check again.
it('everything that is open closes when the page returns from the back/forward cache', async () => {
  const onOpenChange = vi.fn();
  const changed = { onOpenChange };
  await freshPage();
  await backend.signIn();
  await renderPage(
    <>
      <Header consent="granted" site={site} {...changed} />
      <LanguageMenu site={site} {...changed} />
      <StickySideNav
        variant="mobile"
        items={[{ id: 'content', label: 'Content' }]}
        {...changed}
      />
    </>,
    'loggedIn',
  );
  await expect.element(avatar()).toBeVisible();
  const parts: [button: Locator, reason?: object][] = [
    [trigger('Products'), { menu: 'products', reason: 'restore' }],
    [trigger('Resources'), { menu: 'resources', reason: 'restore' }],
    [avatar()],
    [languageButton().first()],
    [languageButton().last(), { reason: 'restore' }],
    [
      page.getByRole('button', { name: /^On this page/ }),
      { reason: 'restore' },
    ],
  ];
  for (const [button, details] of parts) {
    // The avatar is missing during the login check, which each return repeats.
    await expect.element(avatar()).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    showAgain(false);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    showAgain(true);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    if (button !== parts[2]![0]) await expectFocusOn(button);
    if (details) expect(onOpenChange).toHaveBeenLastCalledWith(false, details);
  }
});

function showAgain(persisted: boolean) {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}
