import { render } from '@testing-library/react';
import { StrictMode, type CSSProperties, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/account/AccountMenu';
import type { UserFields } from '../server/control';
import {
  computed,
  expectFocusOn,
  link,
  tabTo,
  trigger,
} from '../header/headerParts';
import { backend, freshPage, slowly } from '../header/showHeader';

export const NAME = 'Account information dropdown menu';
export const site = { domain: 'example.com' };
const ada = { firstName: 'Ada', lastName: 'Lovelace' };

/** The button that replaces Log In. It is a link until its menu has loaded. */
export const avatar = (name = NAME) => trigger(name);
export const avatarLink = () => link(NAME);
export const accountMenu = () =>
  page.getByRole('menu', { name: NAME, exact: true });
export const item = (name: string) =>
  page.getByRole('menuitem', { name, exact: true });
export const items = () => page.getByRole('menuitem');

export async function expectMenuOpen(button = avatar()) {
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('menu')).toBeVisible();
}

export async function expectMenuClosed(button = avatar()) {
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
}

/**
 * Presses Tab from the language button before it, so that focus is a
 * keyboard's.
 */
export async function tabToAvatar(button: Locator = avatar()) {
  await expect.element(button).toBeVisible();
  await tabTo(button, trigger('Language English'));
}

export async function openByHover() {
  await userEvent.hover(avatar());
  await expectMenuOpen();
}

/** Opens it with a key, which moves focus to the first or last item. */
export async function openByKey(key = '{Enter}', entry = 'Account Dashboard') {
  await tabToAvatar();
  await userEvent.keyboard(key);
  await expectMenuOpen();
  await expectFocusOn(item(entry));
}

/** Renders content for a logged-in visitor. */
export async function showLoggedIn(content: ReactNode, user: UserFields = ada) {
  await freshPage();
  await backend.signIn(user);
  return render(content);
}

export const pageWith = (content: ReactNode) => (
  <main>
    <h1>A page</h1>
    {content}
  </main>
);

/**
 * A logged-in visitor's page without a header: the account menu, and content
 * beside it.
 */
export async function showAlone(
  props: AccountMenuProps = {},
  beside: ReactNode = null,
  place: CSSProperties = { margin: 100 },
) {
  const whole = (own: AccountMenuProps) => (
    <StrictMode>
      {pageWith(
        <>
          <div style={place}>
            <AccountMenu {...slowly} site={site} {...own} />
          </div>
          {beside}
        </>,
      )}
    </StrictMode>
  );
  const { rerender, unmount } = await showLoggedIn(whole(props));
  return {
    rerender: (next: AccountMenuProps) => rerender(whole(next)),
    unmount,
  };
}

/** Opens it by a press, so that it stays open wherever the pointer moves. */
export async function openAlone(button = avatar()) {
  await expectMenuClosed(button);
  await userEvent.click(button);
  await expectMenuOpen(button);
}

/** Opens it with a key, which moves focus to the first item. */
export async function openAloneByKey() {
  await expectMenuClosed();
  (avatar().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectMenuOpen();
  await expectFocusOn(item('Account Dashboard'));
}

/** Checks that the focus ring is visible. */
export function expectRing(element: Element) {
  const { outlineStyle, outlineWidth } = computed(element);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
}
