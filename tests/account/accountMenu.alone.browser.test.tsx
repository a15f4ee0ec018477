import { type CSSProperties } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { de } from '../../src/content/locales/de';
import {
  accountMenu,
  avatar,
  avatarLink,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openAlone,
  openAloneByKey,
  showAlone,
  showLoggedIn,
  site,
} from './accountMenuParts';
import { pass, stopClock } from '../browser/clock';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
} from '../header/headerParts';
import { showHeaderLoggedIn, slowly } from '../header/showHeader';

const heading = () => page.getByRole('heading', { name: 'A page' });
const field = () => page.getByRole('textbox', { name: 'Search' });
const GERMAN = de.messages.accountMenu;

describe('the account menu without a header', () => {
  it('takes its settings from a provider, and overrides them with its own messages', async () => {
    await showLoggedIn(
      <LintelProvider tracking={false} site={site} content={de} locale="de-DE">
        <AccountMenu {...slowly} messages={{ domains: 'Meine Domains' }} />
      </LintelProvider>,
    );
    await openAlone(avatar(GERMAN));
    await expect
      .element(item('Meine Domains'))
      .toHaveAttribute('href', 'https://account.example.com/domains');
    await expect.element(item(de.messages.logOut)).toBeVisible();
  });

  it('uses the page’s colours for borders and muted text', async () => {
    const colors = {
      '--lintel-color-hairline': 'rgb(1, 2, 3)',
      '--lintel-color-muted': 'rgb(4, 5, 6)',
    } as CSSProperties;
    await showLoggedIn(
      <div style={colors}>
        <AccountMenu {...slowly} site={site} />
      </div>,
    );
    await openAlone();
    const email = page.getByText('ada@example.com');
    await expect.element(email).toHaveStyle({ color: 'rgb(4, 5, 6)' });
    const card = email.element().closest('[data-lintel="account-panel"]')!;
    expect(getComputedStyle(card).borderTopColor).toBe('rgb(1, 2, 3)');
  });

  it('leaves focus in a field if it is open initially, and closes as usual', async () => {
    await showAlone(
      { defaultOpen: true },
      <input aria-label="Search" autoFocus />,
    );
    await expectMenuOpen();
    await expectFocusOn(field());
    await userEvent.keyboard('hello');
    await expect.element(field()).toHaveValue('hello');
    await userEvent.click(avatar());
    await expectMenuClosed();
  });
});

describe('an account menu that is unmounted while open', () => {
  it('removes its listeners and never calls onOpenChange again', async () => {
    const onOpenChange = vi.fn();
    const { unmount } = await showAlone({ onOpenChange });
    await expectMenuClosed();
    const listeners = watchListeners();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await userEvent.hover(heading());
    unmount();
    onOpenChange.mockClear();
    expect(document.body.childElementCount).toBe(1);
    expect(listeners.left()).toEqual([]);
    await pass(1000);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

/**
 * Event listeners on window and document that were added since this call and
 * not removed.
 */
function watchListeners() {
  const added = new Map<string, number>();
  const restore = [window, document].map((target) => {
    const count = (by: number) => (type: string) =>
      added.set(type, (added.get(type) ?? 0) + by);
    const adds = vi.spyOn(target, 'addEventListener');
    const removes = vi.spyOn(target, 'removeEventListener');
    return { adds, removes, count };
  });
  return {
    left() {
      for (const { adds, removes, count } of restore) {
        adds.mock.calls.forEach(([type]) => count(1)(type));
        removes.mock.calls.forEach(([type]) => count(-1)(type));
        adds.mockRestore();
        removes.mockRestore();
      }
      return [...added].filter(([, number]) => number > 0);
    },
  };
}

describe('a controlled account menu', () => {
  it('calls onOpenChange for the visitor’s actions, but not for changes of `open`', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = await showAlone({ open: false, onOpenChange });
    await expectMenuClosed();
    stopClock();
    await userEvent.click(avatar());
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await expectMenuClosed();
    onOpenChange.mockClear();
    rerender({ open: true, onOpenChange });
    await expectMenuOpen();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'escape' }]]);
    await expectMenuOpen();
    rerender({ open: false, onOpenChange });
    await expectMenuClosed();
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  it('returns focus from the menu to the avatar when the page closes it', async () => {
    const { rerender } = await showAlone({ open: true });
    await expectMenuOpen();
    (item('Domains').element() as HTMLElement).focus();
    rerender({ open: false });
    await expectMenuClosed();
    await expectFocusOn(avatar());
  });

  it('leaves focus alone if the visitor moved it after a close that the page refused', async () => {
    const { rerender } = await showAlone(
      { open: true },
      <input aria-label="Search" />,
    );
    await expectMenuOpen();
    (item('Domains').element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    rerender({ open: false });
    await expectMenuClosed();
    await expectFocusOn(field());
  });

  it('closes other open parts when the page opens it', async () => {
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

describe('onOpenChange receives the reason', () => {
  async function showObserved() {
    const onOpenChange = vi.fn();
    await showAlone(
      { onOpenChange, reflexClickMs: 0 },
      <>
        <LanguageMenu site={site} />
        <a href="#more">More</a>
      </>,
    );
    await expectMenuClosed();
    return {
      takeChanges: () =>
        onOpenChange.mock.calls
          .splice(0)
          .map(
            ([open, { reason }]) => `${open ? 'opens' : 'closes'}: ${reason}`,
          ),
    };
  }

  it('for the mouse', async () => {
    const { takeChanges } = await showObserved();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.click(avatar());
    await expectMenuClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
    expect(takeChanges()).toEqual([
      'opens: hover',
      'closes: press',
      'opens: press',
    ]);
    stopClock();
    await userEvent.hover(heading());
    await pass(100);
    await expectMenuClosed();
    expect(takeChanges()).toEqual(['closes: leave']);
  });

  it.each<[string, () => unknown]>([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['blur', () => userEvent.tab()],
    ['blur', () => (link('More').element() as HTMLElement).focus()],
    ['outside', () => userEvent.click(heading())],
    ['navigate', () => userEvent.click(item('Domains'))],
    // A real click would be a press outside first.
    ['other', () => (languageButton().element() as HTMLElement).click()],
  ])('for a menu opened by a key and closed by: %s', async (reason, close) => {
    const { takeChanges } = await showObserved();
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    await openAloneByKey();
    await close();
    await expectMenuClosed();
    expect(takeChanges()).toEqual(['opens: key', `closes: ${reason}`]);
  });
});

it('the account menu in a header closes when the window gets too narrow for the bar, and the drawer’s list has Log Out', async () => {
  const { header } = await showHeaderLoggedIn();
  await openAlone();
  await page.viewport(800, 800);
  await expect.element(accountMenu()).not.toBeInTheDocument();
  await expect
    .poll(() => header.querySelector('[data-lintel="avatar"]'))
    .toBeNull();
  expect(header).toHaveTextContent('Log Out');
  await userEvent.hover(heading());
  await page.viewport(1280, 800);
  await expectMenuClosed();
  await expect.element(avatarLink()).not.toBeInTheDocument();
});
