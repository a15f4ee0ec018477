import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { backdrop, computed, expectOpen, trigger } from '../header/headerParts';
import {
  freshPage,
  showHeader,
  showHeaderLoggedIn,
} from '../header/showHeader';
import { languageList, openList } from '../language/languageMenuParts';
import { barButton, list, showLongPage } from '../side-nav/sideNavParts';
import type { LintelNavigation } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { site } from './everyPart';

const root = document.documentElement;

function setProperty(name: string, value: string) {
  root.style.setProperty(name, value);
  onTestFinished(() => void root.style.removeProperty(name));
}

async function openAccount() {
  await userEvent.click(avatar());
  await expectMenuOpen();
}

it.each([
  [
    'the account menu',
    showHeaderLoggedIn,
    openAccount,
    () => page.getByRole('menu'),
  ],
  ['the language list', showHeader, openList, languageList],
] as const)(
  '%s has the background of the menus, also on a dark page, and dims the page half as much, and a press reaches the page',
  async (_, show, open, find) => {
    setProperty('--lintel-color-panel', 'rgb(250, 240, 230)');
    setProperty('--lintel-color-panel-on-ink', 'rgb(30, 20, 10)');
    const { rerender } = await show({ theme: 'dark-background' });
    await open();
    const style = () => computed(find().element());
    expect(style().backgroundColor).toBe('rgb(30, 20, 10)');
    expect(style().color).toBe('rgb(255, 255, 255)');
    await expect.poll(() => computed(backdrop()).opacity).toBe('0.5');
    expect(document.elementFromPoint(100, 700)).not.toBe(backdrop());
    rerender(<Header consent="granted" theme="light-background" />);
    await expect.poll(() => style().backgroundColor).toBe('rgb(250, 240, 230)');
  },
);

it('outside of a header, the language list and that of the side navigation have it', async () => {
  setProperty('--lintel-color-panel', 'rgb(250, 240, 230)');
  await freshPage();
  const { unmount } = render(<LanguageMenu site={site} align="start" />);
  await openList();
  const ground = (element: Element) => computed(element).backgroundColor;
  expect(ground(languageList().element())).toBe('rgb(250, 240, 230)');
  unmount();
  await showLongPage({ room: 60, props: { variant: 'mobile' } });
  barButton().click();
  await expect.poll(() => computed(list()).visibility).toBe('visible');
  expect(ground(list())).toBe('rgb(250, 240, 230)');
});

const links = [{ id: 'about', label: 'About', href: '/about' }];
const small: LintelNavigation = {
  version: 1,
  items: [{ id: 'company', label: 'Company', groups: [{ id: 'a', links }] }],
};

it.each([
  ['as wide as the window dims the page', 'Products', {}, '1'],
  [
    'that is small dims it half as much',
    'Company',
    { navigation: small },
    '0.5',
  ],
])('a menu %s', async (_, name, props, opacity) => {
  await showHeader(props);
  await userEvent.click(trigger(name));
  await expectOpen(name);
  await expect.poll(() => computed(backdrop()).opacity).toBe(opacity);
});
