import { expect, onTestFinished } from 'vitest';
import { page, server, userEvent, type Locator } from 'vitest/browser';
import type { HeaderProps } from '../../src/header/headerProps';
import { atRest } from '../browser/atRest';
import {
  expectFocusOn,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import type { Point } from '../browser/input';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';
import { tap } from '../browser/tap';

/** The drawer's parts, by their accessible names. */
export const drawer = () => page.getByRole('dialog', { name: 'Menu' });
/**
 * The menu button in the page. It has no accessible name while the drawer is
 * open.
 */
export const hamburger = () => trigger('Menu');
export const inDrawer = (role: 'button' | 'link' | 'group', name: string) =>
  drawer().getByRole(role, { name, exact: true });
/** The close button in the drawer, which covers the menu button. */
export const cross = () => inDrawer('button', 'Menu');

/** Also found while it is closed. */
export const dialog = () =>
  document.querySelector<HTMLDialogElement>('[data-lintel="drawer"]')!;
/** The links of a section, also while they are hidden. */
export const linksOf = (index: number) =>
  document.getElementById(`lintel-drawer-${index}`)!;
/** What is seen of the dialog, which fills the window. */
export const sheet = () => scroller().parentElement!;
/** The part between the drawer's bar and foot, which scrolls. */
export const scroller = () =>
  linksOf(0).parentElement!.parentElement!.parentElement!;
/** The menu button in the page, also while it is hidden. */
export const pageButton = () =>
  document.querySelector<HTMLElement>('[data-lintel="hamburger"]')!;

export const isMarked = () =>
  document.body.classList.contains('lintel-menu-open');

interface Phone extends HeaderProps {
  width?: number;
  height?: number;
  loggedIn?: boolean;
  /** Whether links are kept from leaving the page. */
  stay?: boolean;
}

/** Renders a small screen, and waits until the drawer has loaded. */
export async function showPhone({
  width = 375,
  height = 700,
  loggedIn = false,
  stay = true,
  ...props
}: Phone = {}) {
  await page.viewport(width, height);
  const show = loggedIn ? showHeaderLoggedIn : showHeader;
  const view = await show({ navigation: withPrices, ...props });
  if (stay) stayOnPage(view.header);
  await drawerIsLoaded();
  return view;
}

/** Waits until the menu button controls the drawer, not the plain list. */
export async function drawerIsLoaded() {
  await expect
    .poll(() => pageButton().getAttribute('aria-controls'))
    .toMatch(/-drawer$/);
}

export async function showOpenDrawer(props?: Phone) {
  const view = await showPhone(props);
  await openDrawer();
  return view;
}

export async function openDrawer() {
  await userEvent.click(pageButton());
  await expectDrawerOpen();
}

/** In any language, and without the driver, which would scroll to the button. */
export async function pressMenuButton() {
  await drawerIsLoaded();
  pageButton().click();
  await expect.poll(() => dialog().open).toBe(true);
}

export async function expectDrawerOpen() {
  await expect.element(drawer()).toBeVisible();
  expect(dialog().matches(':modal')).toBe(true);
  await expect.poll(isMarked).toBe(true);
  await expect.poll(() => pageButton().ariaExpanded).toBe('true');
  expect(cross().element().ariaExpanded).toBe('true');
  atRest(dialog());
}

export async function expectDrawerClosed() {
  await expect.poll(() => dialog().open).toBe(false);
  atRest(dialog());
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.poll(isMarked).toBe(false);
  await expect.poll(() => pageButton().ariaExpanded).toBe('false');
}

export async function expectSectionOpen(name: string) {
  const heading = inDrawer('button', name);
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
  await expect.element(inDrawer('group', name)).toBeVisible();
}

export async function expectSectionClosed(name: string) {
  const heading = inDrawer('button', name);
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
  await expect.element(inDrawer('group', name)).not.toBeInTheDocument();
}

const byKey = (key: string) => async (target: Locator) => {
  (target.element() as HTMLElement).focus();
  await expectFocusOn(target);
  await userEvent.keyboard(key);
};

/** All ways to press a button. */
export const ways: ((target: Locator) => Promise<void>)[] = [
  (target) => userEvent.click(target),
  tap,
  byKey('{Enter}'),
  byKey('[Space]'),
];

/** Clicks the dialog's backdrop. */
export async function clickBeside({ x, y }: Point) {
  const { left, top } = dialog().getBoundingClientRect();
  if (server.provider !== 'webdriverio') {
    const position = { x: x - left, y: y - top };
    await userEvent.click(drawer(), { position, force: true });
    return;
  }
  // WebdriverIO has another origin for positions, and does not click outside an
  // element.
  const at = { clientX: x, clientY: y, bubbles: true };
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    document.elementFromPoint(x, y)!.dispatchEvent(new PointerEvent(type, at));
  }
}

/** Adds a style sheet of the page. */
export function stylePage(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/** Makes the page longer than the screen, and adds a jump target. */
export function lengthenPage() {
  const part = document.createElement('section');
  part.id = 'faq';
  part.textContent = 'Questions';
  part.style.cssText = 'margin-block: 1500px 3000px';
  document.querySelector('main')!.append(part);
  onTestFinished(() => part.remove());
  return part;
}

/** The text of the focused element. */
export function focusedName() {
  const focused = document.activeElement as HTMLElement;
  return focused.ariaLabel ?? focused.textContent;
}
