import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../../src/content/de';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import {
  accountMenu,
  avatar,
  avatarLink,
  expectMenuClosed,
  expectMenuOpen,
  expectRing,
  item,
  openAlone,
  openAloneByKey,
  showAlone,
  site,
} from './accountMenuParts';
import { drawn } from './clock';
import { expectFocusOn, languageButton } from './headerParts';
import { showHeaderToMember } from './showHeader';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('alone on a page, where no header lends it its colours', () => {
  it('2.4.7 the avatar and the items show the keyboard’s focus', async () => {
    await showAlone({}, <LanguageMenu site={site} />);
    await openAloneByKey();
    expectRing(item('Account Dashboard').element());
    await userEvent.keyboard('{Escape}');
    expectRing(avatar().element());
    await userEvent.tab();
    await expectFocusOn(languageButton());
    expectRing(languageButton().element());
  });

  it('3.1.2 says the language of its words, also on a page in another', async () => {
    await showAlone({ content: de, locale: 'de-DE' });
    const button = avatar(de.messages.accountMenu);
    await expect.element(button).toBeVisible();
    const marked = button.element().closest('[lang]')!;
    expect(marked.getAttribute('lang')).toBe('de-DE');
    expect(marked.getAttribute('dir')).toBe('ltr');
  });
});

describe('a page that decides', () => {
  it('gives the focus back to the avatar when it closes a menu that has it', async () => {
    const { rerender } = await showAlone({ open: true });
    await expectMenuOpen();
    (item('Domains').element() as HTMLElement).focus();
    rerender({ open: false });
    await expectMenuClosed();
    await expectFocusOn(avatar());
  });

  it('takes no focus for a closing that it had refused before', async () => {
    const { rerender } = await showAlone(
      { open: true },
      <input aria-label="Name" />,
    );
    await expectMenuOpen();
    (item('Domains').element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    const field = page.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    rerender({ open: false });
    await expectMenuClosed();
    await expectFocusOn(field);
  });

  it('closes what else is open when it opens the menu', async () => {
    const { rerender } = await showAlone(
      { open: false },
      <LanguageMenu site={site} />,
    );
    await expectMenuClosed();
    await userEvent.click(languageButton());
    rerender({ open: true });
    await expectMenuOpen();
    await expect
      .element(languageButton())
      .toHaveAttribute('aria-expanded', 'false');
  });
});

describe('where there is little room', () => {
  it('1.4.10 the card stays in the window although the avatar is in its middle', async () => {
    await page.viewport(320, 568);
    await showAlone({}, null, { margin: '40px 0 0 150px' });
    await openAlone();
    await drawn();
    const { left, right } = accountMenu().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  });

  it('the card opens above an avatar at the window’s lower edge, and stays while the pointer goes there', async () => {
    await showAlone({}, null, { position: 'fixed', bottom: 20, left: 40 });
    await expectMenuClosed();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await drawn();
    const card = accountMenu().element().getBoundingClientRect();
    expect(card.top).toBeGreaterThanOrEqual(0);
    expect(card.bottom).toBeLessThanOrEqual(
      avatar().element().getBoundingClientRect().top,
    );
    await userEvent.hover(item('Log Out'));
    await drawn();
    await expectMenuOpen();
  });

  it('closes once the window is too narrow for the bar, whose list has Log Out', async () => {
    const { header } = await showHeaderToMember();
    onTestFinished(() => page.viewport(1280, 800));
    await openAlone();
    await page.viewport(800, 800);
    await expect.element(accountMenu()).not.toBeInTheDocument();
    await expect
      .poll(() => header.querySelector('[data-lintel="avatar"]'))
      .toBeNull();
    expect(header).toHaveTextContent('Log Out');
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await page.viewport(1280, 800);
    await expectMenuClosed();
    await expect.element(avatarLink()).not.toBeInTheDocument();
  });
});
