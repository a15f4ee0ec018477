import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { LintelNavigation } from '../../src/content/navigation';
import { inRgb } from '../browser/inRgb';

/** The header's parts, by their accessible names. */
export const trigger = (name = 'Products') =>
  page.getByRole('button', { name, exact: true });
export const link = (name: string) =>
  page.getByRole('link', { name, exact: true });
/** Its name is visually hidden text and the name of the current language. */
export const languageButton = (name = 'Language English') => trigger(name);
export const panel = (name = 'Products') =>
  page.getByRole('group', { name, exact: true });

/** It has neither a role nor a name. */
export const backdrop = () =>
  document.querySelector<HTMLElement>('[data-lintel="backdrop"]')!;

/**
 * `force`, because the backdrop may disappear before the driver checks that the
 * pointer reached it.
 */
export const hoverBackdrop = () => userEvent.hover(backdrop(), { force: true });

/** The two menus and a link. */
export const withPrices: LintelNavigation = {
  version: 1,
  items: [
    ...en.navigation.items,
    { id: 'prices', label: 'Prices', href: '/pricing' },
  ],
};

export async function expectOpen(name = 'Products') {
  await expect.element(trigger(name)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(panel(name)).toBeVisible();
}

export async function expectClosed(name = 'Products') {
  await expect.element(panel(name)).not.toBeInTheDocument();
  await expect.element(trigger(name)).toHaveAttribute('aria-expanded', 'false');
}

export async function expectFocusOn(element: Locator) {
  await expect.element(element).toHaveFocus();
}

export const expectExpanded = (button: Locator, isExpanded: boolean) =>
  expect.element(button).toHaveAttribute('aria-expanded', String(isExpanded));

/**
 * Presses Tab on the element before it, so that focus is a keyboard's. So is the
 * focus before: otherwise a panel fades out there, and a quick Tab enters it.
 */
export async function tabTo(element: Locator, from: Locator) {
  (from.element() as HTMLElement).focus({ focusVisible: true });
  await userEvent.tab();
  await expectFocusOn(element);
}

export async function openByKeyboard(name = 'Products') {
  const before = name === 'Products' ? link('Home') : trigger('Products');
  await tabTo(trigger(name), before);
  await userEvent.keyboard('{Enter}');
  await expectOpen(name);
}

/** Prevents all links from leaving the page, until the page ends. */
export function stayOnPage(header: HTMLElement) {
  for (const type of ['click', 'auxclick']) {
    header.parentElement!.addEventListener(type, (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  }
}

export const INK = 'rgb(14, 14, 14)';
export const PAPER = 'rgb(255, 255, 255)';

export const bar = page.getByRole('banner');
/** The light ground of the bar fades over another one. */
export const groundsOfBar = () =>
  ['::before', '::after'].map((part) =>
    getComputedStyle(bar.element(), part),
  ) as [below: CSSStyleDeclaration, light: CSSStyleDeclaration];
export function groundOfBar(): string {
  const [below, light] = groundsOfBar();
  const opacity = Number(light.opacity);
  if (opacity % 1) return 'turning';
  return inRgb((opacity ? light : below).backgroundColor);
}

export const expectGround = (colour: string) =>
  expect.poll(groundOfBar).toBe(colour);
export const expectHidden = () => expect.element(bar).not.toBeInViewport();
export const expectShown = () =>
  expect.element(bar).toBeInViewport({ ratio: 1 });

/** The computed style. Poll to wait for transitions. */
export const computed = (element: Element) => getComputedStyle(element);
