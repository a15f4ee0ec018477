import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { LintelNavigation } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import type { HeaderOpen, HeaderProps } from '../../src/header/headerProps';
import { avatar } from '../account/accountMenuParts';
import { pass, stopClock } from '../browser/clock';
import { expectConsole } from '../setup/console';
import {
  expectClosed,
  expectExpanded,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  stayOnPage,
  trigger,
} from './headerParts';
import {
  headerOf,
  showHeader,
  showHeaderLoggedIn,
  showServerHtml,
  slowly,
  startPage,
} from './showHeader';

/** Not focusable, so that a press on it only closes the menu. */
const banner = <p>A free year</p>;

async function showObserved(props: HeaderProps = {}, width = 1280) {
  const onOpenChange = vi.fn<NonNullable<HeaderProps['onOpenChange']>>();
  await page.viewport(width, 1300);
  const { header } = await showHeader({ onOpenChange, banner, ...props });
  stayOnPage(header);
  return onOpenChange;
}

describe('onOpenChange is called', () => {
  it('for menus that open on hover and press, and close on backdrop and press', async () => {
    const onOpenChange = await showObserved();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await hoverBackdrop();
    await expectClosed('Resources');
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    expect(onOpenChange.mock.calls).toEqual([
      ['menu:products', { reason: 'hover' }],
      ['menu:resources', { reason: 'press' }],
      [null, { reason: 'backdrop' }],
      ['menu:products', { reason: 'press' }],
      [null, { reason: 'press' }],
    ]);
  });

  it('for a menu that was open before hydration', async () => {
    const onOpenChange = vi.fn();
    await startPage();
    const hydrate = showServerHtml(
      <Header tracking={false} onOpenChange={onOpenChange} />,
    );
    (trigger().element() as HTMLElement).focus();
    hydrate();
    await headerOf();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([
      ['menu:products', { reason: 'hydration' }],
      [null, { reason: 'escape' }],
    ]);
  });
});

describe('a header whose page says what is open', () => {
  const account = {
    ...en.navigation.items[0]!,
    id: 'account',
    label: 'Account',
  };
  const navigation: LintelNavigation = {
    version: 1,
    items: [...en.navigation.items, account],
  };
  /** The header of a logged-in visitor, and a function that opens something else. */
  async function showControlled(open: HeaderOpen, width = 1280) {
    await page.viewport(width, 1300);
    const onOpenChange = vi.fn<NonNullable<HeaderProps['onOpenChange']>>();
    const props = { ...slowly, tracking: false, navigation, onOpenChange };
    const { rerender } = await showHeaderLoggedIn({ ...props, open });
    const show = (next: HeaderOpen) =>
      rerender(<Header {...props} open={next} />);
    await expect.element(avatar().or(trigger('Menu')).first()).toBeVisible();
    return { onOpenChange, show };
  }
  /** The buttons of what is open. */
  const opened = () =>
    page
      .getByRole('button', { expanded: true })
      .elements()
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);

  it('shows that alone, and reports nothing of it', async () => {
    const { onOpenChange, show } = await showControlled('menu:products');
    for (const [open, button] of [
      ['menu:products', 'Products'],
      ['account', 'Account information dropdown menu'],
      // The id of a menu is no name of a part.
      ['menu:account', 'Account'],
      ['languages', 'Language English'],
      ['menu:resources', 'Resources'],
      [null, undefined],
      ['menu:nothing', undefined],
      ['drawer', undefined],
      ['menu:products', 'Products'],
    ] as const) {
      show(open);
      await expect.poll(opened).toEqual([button].flatMap((one) => one ?? []));
    }
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each<[HeaderOpen, Locator, asked: HeaderOpen]>([
    [null, trigger('Resources'), 'menu:resources'],
    ['menu:products', avatar(), 'account'],
  ])(
    'that has %j open asks once for what a hover elsewhere would open, and for nothing when the pointer leaves',
    async (open, button, asked) => {
      const { onOpenChange, show } = await showControlled(open);
      const before = opened();
      stopClock();
      await userEvent.hover(button);
      await pass(60);
      await userEvent.hover(trigger('Language English'));
      await pass(1000);
      expect(onOpenChange.mock.calls).toEqual([[asked, { reason: 'hover' }]]);
      expect(opened()).toEqual(before);
      show(asked);
      await expectExpanded(button, true);
    },
  );

  it('keeps a menu open by a click right after the hover that the page has followed', async () => {
    const { onOpenChange, show } = await showControlled(null);
    onOpenChange.mockImplementation(show);
    for (const [button, part] of [
      [trigger(), 'menu:products'],
      [avatar(), 'account'],
    ] as const) {
      await userEvent.hover(button);
      await expectExpanded(button, true);
      await userEvent.click(button);
      await expectExpanded(button, true);
      expect(onOpenChange.mock.lastCall).toEqual([part, { reason: 'hover' }]);
    }
  });

  it.each<[HeaderOpen, from: number, to: number]>([
    ['menu:products', 1280, 800],
    ['account', 1280, 800],
    ['languages', 1280, 800],
    ['drawer', 800, 1280],
  ])(
    'asks once to close %j in a window that has no room for it, and shows it if there is room again',
    async (open, from, to) => {
      const { onOpenChange, show } = await showControlled(open, from);
      await expect.poll(() => opened().length).toBeGreaterThan(0);
      await page.viewport(to, 1300);
      await expect.poll(opened).toEqual([]);
      show(open);
      await expect
        .poll(() => onOpenChange.mock.calls)
        .toEqual([[null, { reason: 'resize' }]]);
      await page.viewport(from, 1300);
      await expect.poll(() => opened().length).toBeGreaterThan(0);
    },
  );
});

describe('defaultOpen', () => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  it('opens a menu, in the server’s HTML too, without calling onOpenChange until a visitor closes it', async () => {
    const onOpenChange = vi.fn();
    await startPage();
    const hydrate = showServerHtml(
      <Header
        {...{ tracking: false, onOpenChange }}
        defaultOpen="menu:products"
      />,
    );
    hydrate();
    await headerOf();
    await expectOpen();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(onOpenChange.mock.calls).toEqual([[null, { reason: 'escape' }]]);
  });

  it('opens the drawer on small screens with the section of the menu, which closes for good', async () => {
    const onOpenChange = await showObserved(
      { defaultOpen: 'menu:products' },
      375,
    );
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([
      [null, { reason: 'escape' }],
      ['drawer', { reason: 'press' }],
    ]);
  });

  it('does not open the drawer in a window that gets small later', async () => {
    await showObserved({ defaultOpen: 'menu:products' });
    await page.viewport(375, 800);
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect
      .element(menu)
      .toHaveAttribute('aria-controls', 'lintel-drawer');
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

function BrokenLogo(): never {
  throw new Error('A broken logo');
}

it('the fallback of a header that threw has Log Out for a logged-in visitor', async () => {
  // Once for the header, and once for its fallback.
  expectConsole('error', /A broken logo|The above error occurred/);
  expectConsole('error', /A broken logo|The above error occurred/);
  const { header } = await showHeaderLoggedIn({ logo: <BrokenLogo /> });
  expect(header).toHaveAttribute('data-lintel-fallback');
  await expect.element(link('Log Out')).toBeVisible();
  await expect.element(link('Log In')).not.toBeInTheDocument();
});
