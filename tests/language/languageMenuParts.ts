import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectFocusOn,
  languageButton,
  link,
  tabTo,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';
import type { HeaderProps } from '../../src/header/headerProps';

/** The language list, by accessible names. */
export const languageList = () =>
  page.getByRole('list', { name: 'Language', exact: true });

/** Includes hidden links, but not those of the drawer. */
export const languageLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(
    '[data-lintel="language-list"] a:not(dialog *)',
  ),
];

export async function expectListOpen(button = languageButton()) {
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link('Deutsch')).toBeVisible();
}

export async function expectListClosed(button = languageButton()) {
  await expect.element(link('Deutsch')).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
}

/** Opens it with the mouse. */
export async function openList() {
  await userEvent.click(languageButton());
  await expectListOpen();
}

/** Renders a header on a site with a host for each language. */
export function showOnSite(props: HeaderProps = {}) {
  return showHeader({ site: { domain: 'example.com' }, ...props });
}

export async function openListByKeyboard() {
  await tabTo(
    languageButton(),
    page.getByRole('button', { name: 'Resources' }),
  );
  await userEvent.keyboard('{Enter}');
  await expectListOpen();
}

/** Opens it with a key, and moves focus to its first link. */
export async function tabIntoList() {
  await openListByKeyboard();
  await userEvent.tab();
  await expectFocusOn(link('English'));
}
