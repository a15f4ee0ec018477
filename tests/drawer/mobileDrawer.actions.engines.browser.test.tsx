import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuPortal,
  DropdownMenuTrigger,
} from '@radix-ui/react-dropdown-menu';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import {
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  inDrawer,
  openDrawer,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { expectFocusOn, withPrices } from '../header/headerParts';

const field = page.getByRole('textbox', { name: 'Search', exact: true });
const fieldElement = () => field.element() as HTMLInputElement;
const started = vi.fn();
// The place of a portal is the same in all browsers.
const isChromium = server.browser === 'chromium';

/** Something with a state, that starts a request. */
function Search() {
  useEffect(() => started(), []);
  return <input aria-label="Search" />;
}

const actions = (
  <>
    <Search />
    <a href="/start">Get started</a>
  </>
);

async function showSearch(props: HeaderProps & { width?: number } = {}) {
  const view = await showPhone({ actions, width: 800, ...props });
  started.mockClear();
  return view;
}

describe('the actions', () => {
  it('keep what is typed while the drawer closes and opens again', async () => {
    await showSearch();
    await openDrawer();
    await userEvent.type(field, 'shop');
    const element = fieldElement();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await openDrawer();
    await expect.element(field).toBeVisible();
    expect(field.element()).toBe(element);
    expect(element.value).toBe('shop');
    expect(started).not.toHaveBeenCalled();
  });

  it('keep focus and caret when the phone is turned', async () => {
    await showSearch();
    await openDrawer();
    await userEvent.type(field, 'shop');
    await userEvent.keyboard('{ArrowLeft}');
    await page.viewport(1100, 500);
    await expectDrawerClosed();
    await expectFocusOn(field);
    await userEvent.keyboard('X');
    expect(fieldElement().value).toBe('shoXp');
    await page.viewport(800, 700);
    await openDrawer();
    await expect.element(field).toHaveValue('shoXp');
    expect(started).not.toHaveBeenCalled();
  });

  it('keep what is typed in the bar', async () => {
    await showSearch();
    await page.viewport(1100, 700);
    await userEvent.type(field, 'shop');
    await page.viewport(800, 700);
    await openDrawer();
    await expect.element(inDrawer('link', 'Get started')).toBeVisible();
    await expect.element(field).toHaveValue('shop');
    await page.viewport(1100, 700);
    await expectDrawerClosed();
    await expect.element(field).toBeVisible();
    expect(started).not.toHaveBeenCalled();
  });

  it.runIf('moveBefore' in Element.prototype)(
    'do not load their frames again',
    async () => {
      const loaded = vi.fn();
      await showPhone({
        width: 800,
        actions: <iframe title="Chat" srcDoc="Hello" onLoad={loaded} />,
      });
      await expect.poll(() => loaded.mock.calls.length).toBe(1);
      await openDrawer();
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      await page.viewport(1100, 700);
      expect(loaded).toHaveBeenCalledTimes(1);
    },
  );

  it('can be removed, changed and added while the drawer is open', async () => {
    const { rerender, unmount } = await showSearch();
    const show = (props: HeaderProps) =>
      rerender(<Header consent="granted" navigation={withPrices} {...props} />);
    await openDrawer();
    show({ actions: null });
    await expect.element(field).not.toBeInTheDocument();
    show({ actions: <button type="button">Cart</button> });
    await expect.element(inDrawer('button', 'Cart')).toBeVisible();
    show({ actions: <a href="/start">Start</a>, accounts: false });
    await expect.element(inDrawer('link', 'Start')).toBeVisible();
    await expect.element(inDrawer('button', 'Cart')).not.toBeInTheDocument();
    show({ actions, variant: 'minimal' });
    await expect.element(field).toBeVisible();
    show({ actions });
    await drawerIsLoaded();
    await openDrawer();
    await expect.element(field).toBeVisible();
    unmount();
    expect(document.querySelector('dialog, input')).toBeNull();
  });
});

describe.runIf(isChromium)('a menu with a portal in the actions', () => {
  const chosen = vi.fn();

  function Cart() {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    return (
      <div ref={setPlace}>
        <DropdownMenu>
          <DropdownMenuTrigger>Cart</DropdownMenuTrigger>
          <DropdownMenuPortal container={place}>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={chosen}>Check out</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenuPortal>
        </DropdownMenu>
      </div>
    );
  }

  const cart = page.getByRole('button', { name: 'Cart' });
  const entry = page.getByRole('menuitem', { name: 'Check out' });

  it('is in front of the drawer, and closes first', async () => {
    chosen.mockClear();
    await showOpenDrawer({ width: 800, actions: <Cart /> });
    await userEvent.click(cart);
    await userEvent.click(entry);
    expect(chosen).toHaveBeenCalledTimes(1);
    await expect.element(entry).not.toBeInTheDocument();
    await expectDrawerOpen();
    await userEvent.click(cart);
    await expect.element(entry).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(entry).not.toBeInTheDocument();
    await expectDrawerOpen();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await page.viewport(1100, 700);
    await userEvent.click(cart);
    await userEvent.click(entry);
    expect(chosen).toHaveBeenCalledTimes(2);
    expect(dialog().open).toBe(false);
  });
});
