import { render } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/account/AccountMenu';
import type { UserFields } from '../server/control';
import { expectFocusOn, link, tabTo, trigger } from '../header/headerParts';
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
export async function tabToAvatar() {
  await expect.element(avatar()).toBeVisible();
  await tabTo(avatar(), trigger('Language English'));
}

export async function openByHover() {
  await userEvent.hover(avatar());
  await expectMenuOpen();
}

/** Opens it with a key, which moves focus to the first item. */
export async function openByKey() {
  await tabToAvatar();
  await userEvent.keyboard('{Enter}');
  await expectMenuOpen();
  await expectFocusOn(item('Account Dashboard'));
}

/** Renders content for a logged-in visitor. */
export async function showLoggedIn(content: ReactNode, user: UserFields = ada) {
  await freshPage();
  await backend.logIn(user);
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
export function showAlone(
  props: AccountMenuProps = {},
  beside: ReactNode = null,
) {
  return showLoggedIn(
    <StrictMode>
      {pageWith(
        <>
          <div style={{ margin: 100 }}>
            <AccountMenu {...slowly} site={site} {...props} />
          </div>
          {beside}
        </>,
      )}
    </StrictMode>,
  );
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
