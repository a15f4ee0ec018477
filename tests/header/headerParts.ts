import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { Navigation } from '../../src/content/navigation';

/** The header's parts, as its visitors name them. */
export const trigger = (name = 'Products') =>
  page.getByRole('button', { name, exact: true });
export const link = (name: string) =>
  page.getByRole('link', { name, exact: true });
/** Its name is a hidden word, and the page's language in its own. */
export const languageButton = (name = 'Language English') => trigger(name);
export const panel = (name = 'Products') =>
  page.getByRole('group', { name, exact: true });

/** It has no role and no name: nobody is meant to notice it. */
export const backdrop = () =>
  document.querySelector<HTMLElement>('[data-lintel="backdrop"]')!;

/** Whatever it does under the pointer: it may be gone before the driver looks whether it was reached. */
export const hoverBackdrop = () => userEvent.hover(backdrop(), { force: true });

/** The two menus, and a link beside them. */
export const withPrices: Navigation = {
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

/** With the Tab key, from what is before it: the focus is the keyboard's. */
export async function tabTo(element: Locator, from: Locator) {
  (from.element() as HTMLElement).focus();
  await userEvent.tab();
  await expectFocusOn(element);
}

export async function openByKeyboard(name = 'Products') {
  const before = name === 'Products' ? link('Home') : trigger('Products');
  await tabTo(trigger(name), before);
  await userEvent.keyboard('{Enter}');
  await expectOpen(name);
}

/** The test stays on its page, however a link is clicked. Ends with the page. */
export function stayOnPage(header: HTMLElement) {
  for (const type of ['click', 'auxclick']) {
    header.parentElement!.addEventListener(type, (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  }
}

/** Of what CSS has made of an element; transitions are waited for by polling. */
export const computed = (element: Element) => getComputedStyle(element);
