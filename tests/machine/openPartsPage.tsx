import { page } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { Header } from '../../src/components/Header/Header';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import type { LanguageSite } from '../../src/core/language/language';
import type { Navigation, NavigationItem } from '../../src/content/navigation';
import { stayOnPage } from '../header/headerParts';
import type { Point } from '../browser/input';
import { backend, freshPage, renderPage } from '../header/showHeader';

const link = (label: string) => ({
  id: label.toLowerCase(),
  label,
  href: `/${label.toLowerCase()}`,
});

const menu = (label: string, ...links: string[]): NavigationItem => ({
  id: label,
  label,
  groups: [{ id: 'all', label: `All ${label}`, links: links.map(link) }],
});

const navigation: Navigation = {
  version: 1,
  items: [
    menu('Bread', 'Rolls', 'Loaves'),
    menu('Cheese', 'Brie', 'Gouda'),
    link('Prices'),
    menu('Wine', 'Claret', 'Hock'),
  ],
};

const languages: readonly LanguageSite[] = [
  { title: 'Latin', fullName: 'Latin', code: 'la', locale: 'la' },
  { title: 'Greek', fullName: 'Greek', code: 'el', locale: 'el' },
];

/** Where a visitor points at, by selector; the first that is in sight. */
export const places = {
  logo: '[data-lintel="logo"]',
  'first menu': '[data-item="Bread"] > button',
  'second menu': '[data-item="Cheese"] > button',
  languages: '[data-lintel="header"] [data-lintel="language-trigger"]',
  avatar: '[data-lintel="header"] [data-lintel="avatar"]',
  hamburger: '[data-lintel="hamburger"]',
  'own languages': 'aside [data-lintel="language-trigger"]',
  'own avatar': 'aside [data-lintel="avatar"]',
  'first link of what is open':
    ':is([data-lintel="panel"], [data-lintel="account-panel"], [data-lintel="language-list"])[data-state="open"] a, dialog[open] h2 + [role="group"]:not([hidden]) a',
  'first section': 'dialog[open] h2 button',
  "drawer's languages": 'dialog[open] [data-lintel="language-trigger"]',
};

export type Place = keyof typeof places | 'page';

/** Whatever is open that closes beside another; what is in the drawer or the list belongs to it. */
const OPEN = [
  '[data-lintel="item"][data-state="open"]:not([data-menu="open"] *)',
  '[data-lintel="language-menu"][data-state="open"]:not(dialog *, [data-menu="open"] *)',
  '[data-lintel="account-menu"][data-state="open"]',
  'dialog[open]',
].join();

/** A member's page: the header, and beside it account and languages alone. */
export async function showParts(
  [width, height]: [width: number, height: number],
  reflexClickMs: number,
) {
  await page.viewport(width, height);
  await freshPage();
  await backend.signIn({ firstName: 'Ada' });
  const view = await renderPage(content(true, reflexClickMs), 'loggedIn');
  stayOnPage(view.header);
  return {
    setHeader: (there: boolean) => view.rerender(content(there, reflexClickMs)),
  };
}

function content(withHeader: boolean, reflexClickMs: number) {
  const settings = { languages, reflexClickMs };
  return (
    <LintelProvider consent="denied">
      {withHeader ? <Header navigation={navigation} {...settings} /> : null}
      <aside style={{ marginTop: 420 }}>
        <AccountMenu {...settings} />
        <LanguageMenu id="own" languages={languages} />
      </aside>
    </LintelProvider>
  );
}

/** What cannot be had is not waited for. */
let isMissing = false;
window.addEventListener('lintel:error', () => {
  isMissing = true;
});

/** As soon as nothing of what is in sight has to be loaded. */
export function isReady(): boolean {
  if (isMissing) return true;
  const avatars = [...document.querySelectorAll('[data-lintel="avatar"]')];
  const hamburger = document.querySelector(places.hamburger);
  return (
    avatars.every((avatar) => avatar.ariaExpanded || !isVisible(avatar)) &&
    (!hamburger ||
      !isVisible(hamburger) ||
      !!document.querySelector('[data-lintel="drawer"]'))
  );
}

export function pointOf(place: Place): Point | null {
  if (place === 'page') return { x: innerWidth / 2, y: innerHeight - 180 };
  const element = [...document.querySelectorAll(places[place])].find(isVisible);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  return point.x < innerWidth && point.y < innerHeight ? point : null;
}

export function isVisible(element: Element): boolean {
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });
}

/** The button that opens something, at a point or around an element. */
export const buttonAt = (element: Element | null) =>
  element?.closest('[aria-expanded]') ?? null;

const panelOf = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

/** Whether the focus is on a button or in what that opens. */
export const isAround = (button: Element, focus: Element) =>
  button.contains(focus) || !!panelOf(button)?.contains(focus);

/** What a visitor, with or without a screen reader, takes for the state of the page. */
export function look() {
  const buttons = [...document.querySelectorAll('[aria-expanded]')].filter(
    isVisible,
  );
  const focus = document.activeElement as HTMLElement;
  const expanded = buttons.filter((one) => one.ariaExpanded === 'true');
  const hasFocus = (button: Element) => isAround(button, focus);
  return {
    focus,
    expanded,
    /** The buttons that say otherwise than what is seen. */
    lying: buttons.filter((button) => {
      const panel = panelOf(button);
      // What is hidden until it is found is there itself; what fades in begins with nothing.
      const controls = [...(panel?.querySelectorAll('a, button') ?? [])];
      const isShown = controls.some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      return isShown !== expanded.includes(button);
    }),
    /** The innermost of what is open around the focus. */
    around: expanded.filter(hasFocus).at(-1) ?? null,
    /** What is open has the keyboard's focus: no pointer takes it away. */
    isKept: expanded.some(hasFocus) && focus.matches(':focus-visible'),
    openParts: document.querySelectorAll(OPEN).length,
    drawer: document.querySelector('dialog[open]'),
    isHeaderMarked: !!document.querySelector(
      '[data-lintel="header"][data-open]',
    ),
    isListOpen: !!document.querySelector('[data-menu="open"]'),
    sections: expanded.filter((one) => one.matches('dialog h2 button')),
  };
}

export type Look = ReturnType<typeof look>;

/** What an open drawer, or the plain list in its place, changes outside of itself. */
export function marks() {
  const { body, documentElement: root } = document;
  return {
    isBodyMarked: body.classList.contains('lintel-menu-open'),
    isPageStill: 'lintelScroll' in root.dataset,
  };
}
