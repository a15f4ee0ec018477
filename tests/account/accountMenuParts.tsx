import { render } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/components/AccountMenu/AccountMenu';
import type { BackendUser } from '../../src/testing/sessions';
import {
  computed,
  expectFocusOn,
  link,
  tabTo,
  trigger,
} from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

export const NAME = 'Account information dropdown menu';
export const site = { domain: 'example.com' };
/** However slow this machine is, the click that comes with a hover is a reflex. */
export const slowly = { reflexClickMs: 60_000 };
const ada = { firstName: 'Ada', lastName: 'Lovelace' };

/** What a member has instead of Log In; a link until its menu is loaded. */
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

/** With the Tab key, from the languages before it: the focus is the keyboard's. */
export async function tabToAvatar(button: Locator = avatar()) {
  await expect.element(button).toBeVisible();
  await tabTo(button, trigger('Language English'));
}

export async function openByHover() {
  await userEvent.hover(avatar());
  await expectMenuOpen();
}

/** As a keyboard opens it: the first item has the focus, or the last. */
export async function openByKey(key = '{Enter}', entry = 'Account Dashboard') {
  await tabToAvatar();
  await userEvent.keyboard(key);
  await expectMenuOpen();
  await expectFocusOn(item(entry));
}

/** A page for a member. */
export async function showToMember(
  content: ReactNode,
  member: Partial<BackendUser> = ada,
) {
  await freshPage();
  await backend.signIn(member);
  return render(content);
}

export const pageWith = (content: ReactNode) => (
  <main>
    <h1>A page</h1>
    {content}
  </main>
);

/** A member's page without a header: the menu alone, and what is given beside it. */
export async function showAlone(
  props: AccountMenuProps = {},
  beside: ReactNode = null,
  place: CSSProperties = { margin: 100 },
) {
  const whole = (own: AccountMenuProps) =>
    pageWith(
      <>
        <div style={place}>
          <AccountMenu {...slowly} site={site} {...own} />
        </div>
        {beside}
      </>,
    );
  const { rerender, unmount } = await showToMember(whole(props));
  return {
    rerender: (next: AccountMenuProps) => rerender(whole(next)),
    unmount,
  };
}

/** By a press, so that it stays wherever the pointer goes. */
export async function openAlone(button = avatar()) {
  await expectMenuClosed(button);
  await userEvent.click(button);
  await expectMenuOpen(button);
}

/** As a keyboard opens it: the first item has the focus. */
export async function openAloneByKey() {
  await expectMenuClosed();
  (avatar().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectMenuOpen();
  await expectFocusOn(item('Account Dashboard'));
}

/** The keyboard's focus can be seen. */
export function expectRing(element: Element) {
  const { outlineStyle, outlineWidth } = computed(element);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
}
