import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { expectConsole } from '../setup/console';
import {
  expectClosed,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  stayOnPage,
  tabTo,
  trigger,
} from './headerParts';
import {
  headerOf,
  showHeader,
  showHeaderLoggedIn,
  showServerHtml,
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
      [true, { menu: 'products', reason: 'hover' }],
      // Only the menu that opens is reported, not the one it replaces.
      [true, { menu: 'resources', reason: 'press' }],
      [false, { menu: 'resources', reason: 'backdrop' }],
      [true, { menu: 'products', reason: 'press' }],
      [false, { menu: 'products', reason: 'press' }],
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
      [true, { menu: 'products', reason: 'hydration' }],
      [false, { menu: 'products', reason: 'escape' }],
    ]);
  });

  it('for each way to close a menu', async () => {
    const onOpenChange = await showObserved();
    for (const [reason, close] of [
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['blur', () => tabTo(trigger('Resources'), link('View All Features'))],
      ['outside', () => userEvent.click(page.getByText('A free year'))],
      ['navigate', () => userEvent.click(link('Circle'))],
    ] as const) {
      await openByKeyboard();
      await close();
      await expectClosed();
      const by = { menu: 'products', reason };
      expect(onOpenChange).toHaveBeenLastCalledWith(false, by);
    }
  });
});

describe('defaultOpen', () => {
  const drawer = page.getByRole('dialog', { name: 'Menu' });

  it('opens a menu, in the server’s HTML too, without calling onOpenChange until a visitor closes it', async () => {
    const onOpenChange = vi.fn();
    await startPage();
    const hydrate = showServerHtml(
      <Header {...{ tracking: false, onOpenChange }} defaultOpen="products" />,
    );
    hydrate();
    await headerOf();
    await expectOpen();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(onOpenChange.mock.calls).toEqual([
      [false, { menu: 'products', reason: 'escape' }],
    ]);
  });

  it('opens the drawer on small screens with the section of the menu, which closes for good', async () => {
    const onOpenChange = await showObserved({ defaultOpen: 'products' }, 375);
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('does not open the drawer in a window that gets small later', async () => {
    await showObserved({ defaultOpen: 'products' });
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
