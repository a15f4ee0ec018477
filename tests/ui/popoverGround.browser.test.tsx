import { render } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import {
  backdrop,
  computed,
  expectOpen,
  languageButton,
  trigger,
} from '../header/headerParts';
import {
  freshPage,
  showHeader,
  showHeaderLoggedIn,
} from '../header/showHeader';
import { expectListOpen, languageList } from '../language/languageMenuParts';
import { barButton, list, showLongPage } from '../side-nav/sideNavParts';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import type { HeaderProps } from '../../src/header/headerProps';
import type { Navigation } from '../../src/content/navigation';
import { site } from './everyPart';

const root = document.documentElement;

function setProperty(name: string, value: string) {
  root.style.setProperty(name, value);
  onTestFinished(() => void root.style.removeProperty(name));
}

const openers: [
  what: string,
  open: (props?: HeaderProps) => Promise<() => Element>,
][] = [
  [
    'the account menu',
    async (props) => {
      await showHeaderLoggedIn(props);
      await userEvent.click(avatar());
      await expectMenuOpen();
      return () => document.querySelector('[role="menu"]')!;
    },
  ],
  [
    'the language list',
    async (props) => {
      await showHeader(props);
      await userEvent.click(languageButton());
      await expectListOpen();
      return () => languageList().element();
    },
  ],
];

describe.each(openers)('%s', (_, open) => {
  it('has the background of the menus', async () => {
    setProperty('--lintel-color-panel', 'rgb(250, 240, 230)');
    const find = await open();
    expect(computed(find()).backgroundColor).toBe('rgb(250, 240, 230)');
  });

  it('has that of the menus on a dark page', async () => {
    setProperty('--lintel-color-panel-on-ink', 'rgb(30, 20, 10)');
    const find = await open({ theme: 'dark-background' });
    expect(computed(find()).backgroundColor).toBe('rgb(30, 20, 10)');
    expect(computed(find()).color).toBe('rgb(255, 255, 255)');
  });

  it('dims the page half as much as a wide menu, and a press reaches the page', async () => {
    await open();
    await expect.poll(() => computed(backdrop()).opacity).toBe('0.5');
    expect(document.elementFromPoint(100, 700)).not.toBe(backdrop());
  });
});

describe('outside of a header', () => {
  it('the language list has the background of the menus', async () => {
    setProperty('--lintel-color-panel', 'rgb(250, 240, 230)');
    await freshPage();
    render(<LanguageMenu site={site} align="start" />);
    await userEvent.click(languageButton());
    await expectListOpen();
    const { backgroundColor } = computed(languageList().element());
    expect(backgroundColor).toBe('rgb(250, 240, 230)');
  });

  it('the list of the side navigation has it', async () => {
    setProperty('--lintel-color-panel', 'rgb(250, 240, 230)');
    await showLongPage({ room: 60, props: { variant: 'mobile' } });
    barButton().click();
    await expect.poll(() => computed(list()).visibility).toBe('visible');
    expect(computed(list()).backgroundColor).toBe('rgb(250, 240, 230)');
  });
});

describe('a menu', () => {
  const links = [{ id: 'about', label: 'About', href: '/about' }];
  const small: Navigation = {
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
  ])('%s', async (_, name, props, opacity) => {
    await showHeader(props);
    await userEvent.click(trigger(name));
    await expectOpen(name);
    await expect.poll(() => computed(backdrop()).opacity).toBe(opacity);
  });
});
