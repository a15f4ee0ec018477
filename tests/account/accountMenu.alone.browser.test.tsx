import { StrictMode, type CSSProperties } from 'react';
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
  pageWith,
  showAlone,
  showToMember,
  site,
  slowly,
} from './accountMenuParts';
import { pass, stopClock } from '../browser/clock';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
} from '../header/headerParts';
import { showHeaderToMember } from '../header/showHeader';

const heading = () => page.getByRole('heading', { name: 'A page' });
const field = () => page.getByRole('textbox', { name: 'Search' });
const GERMAN = de.messages.accountMenu;

describe('the account menu alone on a page', () => {
  it('opens and closes in StrictMode, anew and again', async () => {
    await showToMember(
      <StrictMode>
        <StrictMode>
          {pageWith(<AccountMenu {...slowly} site={site} />)}
        </StrictMode>
      </StrictMode>,
    );
    for (let round = 0; round < 2; round += 1) {
      await openAlone();
      await userEvent.click(avatar());
      await expectMenuClosed();
      await openAloneByKey();
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await expectFocusOn(avatar());
    }
  });

  it('takes what it needs from a provider, and its own words before those', async () => {
    await showToMember(
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

  it('takes the page’s own colours for its lines and its quiet words', async () => {
    const colors = {
      '--lintel-color-hairline': 'rgb(1, 2, 3)',
      '--lintel-color-muted': 'rgb(4, 5, 6)',
    } as CSSProperties;
    await showToMember(
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

  it('that is open at first takes no focus from a field, and closes like any other', async () => {
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

describe('an account menu that leaves the page while it is open', () => {
  it('leaves nothing behind, and does nothing more', async () => {
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

/** What has been added to the page's own from here on, and not been taken off. */
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

describe('a page that decides whether the account menu is open', () => {
  it('is asked, and has the last word; of what it does itself it is told nothing', async () => {
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

describe('a page that is told of each change, is told why', () => {
  async function showTold() {
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
      takeTold: () =>
        onOpenChange.mock.calls
          .splice(0)
          .map(
            ([open, { reason }]) => `${open ? 'opens' : 'closes'}: ${reason}`,
          ),
    };
  }

  it('by mouse', async () => {
    const { takeTold } = await showTold();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.click(avatar());
    await expectMenuClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
    expect(takeTold()).toEqual([
      'opens: hover',
      'closes: press',
      'opens: press',
    ]);
    stopClock();
    await userEvent.hover(heading());
    await pass(100);
    await expectMenuClosed();
    expect(takeTold()).toEqual(['closes: leave']);
  });

  it.each<[string, () => unknown]>([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['blur', () => userEvent.tab()],
    ['blur', () => (link('More').element() as HTMLElement).focus()],
    ['outside', () => userEvent.click(heading())],
    ['navigate', () => userEvent.click(item('Domains'))],
    // A press there would be one outside.
    ['other', () => (languageButton().element() as HTMLElement).click()],
  ])('opened by a key, and closed: %s', async (reason, close) => {
    const { takeTold } = await showTold();
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    await openAloneByKey();
    await close();
    await expectMenuClosed();
    expect(takeTold()).toEqual(['opens: key', `closes: ${reason}`]);
  });
});

it('the account menu of a header closes once the window is too narrow for the bar, whose list has Log Out', async () => {
  const { header } = await showHeaderToMember();
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
