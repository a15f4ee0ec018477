import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageMenu } from '../../src/language/LanguageMenu';
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
  site,
} from './accountMenuParts';
import { stopClock } from '../browser/clock';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
} from '../header/headerParts';
import { showHeaderLoggedIn } from '../header/showHeader';

const heading = () => page.getByRole('heading', { name: 'A page' });
const field = () => page.getByRole('textbox', { name: 'Search' });

describe('the account menu without a header', () => {
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
