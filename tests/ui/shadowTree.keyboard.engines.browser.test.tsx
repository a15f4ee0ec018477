import { render } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
// Their styles have to be there when the tree adopts those of the page.
import '../../src/account/AvatarMenu';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { LintelProvider } from '../../src/parts/LintelProvider';
import '../../src/drawer/DrawerDialog';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
} from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import {
  expectClosed,
  expectOpen,
  languageButton,
  link,
  trigger,
  withPrices,
} from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

const logo = () => link('example.com Home');

let tree: ShadowRoot;
const focused = () => tree.activeElement;
const expectFocusOn = (element: Locator) =>
  expect
    .poll(() => element.elements())
    .toSatisfy(([node]: Element[]) => node === focused());

beforeEach(async () => {
  await freshPage();
  await backend.logIn({ firstName: 'Ada', lastName: 'Lovelace' });
});

/** Renders a part in an open shadow root, with the styles of the page. */
function showInTree(part: React.ReactNode) {
  const host = document.body.appendChild(document.createElement('app-shell'));
  onTestFinished(() => host.remove());
  tree = host.attachShadow({ mode: 'open' });
  for (const style of document.querySelectorAll('style, link')) {
    tree.append(style.cloneNode(true));
  }
  const container = tree.appendChild(document.createElement('div'));
  render(part, { container });
  // After the listeners of React.
  tree.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
}

async function showHeader(props?: HeaderProps) {
  showInTree(
    <Header
      consent="granted"
      site={{ domain: 'example.com' }}
      navigation={withPrices}
      {...props}
    />,
  );
  await expect
    .poll(() => tree.querySelector('[data-lintel-status="loggedIn"]'))
    .not.toBeNull();
}

async function tabTo(element: Locator, from: Locator) {
  (from.element() as HTMLElement).focus({ focusVisible: true });
  await userEvent.tab();
  await expectFocusOn(element);
}

it('in a shadow tree, a menu stays open when one of its links is pressed, closes on a press elsewhere, and returns focus to its button on Escape', async () => {
  const pressed: boolean[] = [];
  await showHeader({ actions: <button>Start</button> });
  await userEvent.click(trigger());
  await expectOpen();
  tree.addEventListener('pointerup', () =>
    pressed.push(trigger().element().ariaExpanded === 'true'),
  );
  await userEvent.click(link('Websites'));
  expect(pressed).toEqual([true]);
  await expectClosed();
  await userEvent.click(trigger());
  await expectOpen();
  await userEvent.click(page.getByRole('button', { name: 'Start' }));
  await expectClosed();
  await tabTo(trigger(), logo());
  await userEvent.keyboard('{Enter}');
  await expectOpen();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expectClosed();
  await expectFocusOn(trigger());
});

it('in a shadow tree, the account menu stays open when opened by a press or a key, which moves focus into it, and Escape returns it', async () => {
  await showHeader();
  await expectMenuClosed();
  await userEvent.click(avatar());
  await drawn();
  await expectMenuOpen();
  await userEvent.keyboard('{Escape}');
  await expectMenuClosed();
  await tabTo(avatar(), languageButton());
  for (const [key, name] of [
    ['{Enter}', 'Account Dashboard'],
    ['{ArrowUp}', 'Log Out'],
    ['{Enter}d', 'Domains'],
  ] as const) {
    await userEvent.keyboard(key);
    await expectFocusOn(item(name));
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await expectFocusOn(avatar());
  }
});

it('in a shadow tree, a list of sections stays open at a press on its link, and returns focus to its button on Escape', async () => {
  const items = ['One', 'Two'].map((label) => ({ id: label, label }));
  showInTree(
    <LintelProvider tracking={false}>
      <StickySideNav variant="mobile" items={items} />
    </LintelProvider>,
  );
  const button = page.getByRole('button', { name: 'On this page' });
  await userEvent.click(button);
  await expect.element(link('Two')).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(link('Two')).not.toBeInTheDocument();
  await expectFocusOn(button);
  await userEvent.click(button);
  await userEvent.click(link('Two'));
  await expect.element(link('Two')).not.toBeInTheDocument();
});

it('in a shadow tree, the drawer returns focus to its button', async () => {
  await page.viewport(375, 700);
  showInTree(<Header consent="granted" navigation={withPrices} />);
  const button = () => tree.querySelector('[data-lintel="hamburger"]');
  await expect
    .poll(() => button()?.getAttribute('aria-controls'))
    .toMatch(/-drawer$/);
  await userEvent.click(trigger('Menu'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(button());
});
