import { page } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { Header } from '../../src/header/Header';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import type { LanguageSite } from '../../src/site/language';
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

/** Places to point at: the first visible element that matches. */
export const places = {
  logo: '[data-lintel="logo"]',
  'first menu': '[data-item="Bread"] > button',
  'second menu': '[data-item="Cheese"] > button',
  languages: '[data-lintel="header"] [data-lintel="language-trigger"]',
  avatar: '[data-lintel="header"] [data-lintel="avatar"]',
  hamburger: '[data-lintel="hamburger"]',
  'own languages': 'aside [data-lintel="language-trigger"]',
  'own avatar': 'aside [data-lintel="avatar"]',
  'first link of the open part':
    ':is([data-lintel="panel"], [data-lintel="account-panel"], [data-lintel="language-list"])[data-state="open"] a, dialog[open] h2 + [role="group"]:not([hidden]) a',
  'first section': 'dialog[open] h2 button',
  "drawer's languages": 'dialog[open] [data-lintel="language-trigger"]',
};

export type Place = keyof typeof places | 'page';

/**
 * All parts of which only one may be open. Those inside the drawer or the list
 * belong to it.
 */
const OPEN = [
  '[data-lintel="item"][data-state="open"]:not([data-menu="open"] *)',
  '[data-lintel="language-menu"][data-state="open"]:not(dialog *, [data-menu="open"] *)',
  '[data-lintel="account-menu"][data-state="open"]',
  'dialog[open]',
].join();

/**
 * A logged-in visitor's page: the header, and an account menu and a language
 * menu beside it.
 */
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

/** Whether all visible parts have loaded. */
export function isReady(): boolean {
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

/** The button of a part, from an element in it. */
export const buttonAt = (element: Element | null) =>
  element?.closest('[aria-expanded]') ?? null;

const panelOf = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

/** Whether focus is on the button or in its panel. */
export const isAround = (button: Element, focus: Element) =>
  button.contains(focus) || !!panelOf(button)?.contains(focus);

/**
 * The state of the page, as visitors with and without a screen reader perceive
 * it.
 */
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
    /** Buttons whose `aria-expanded` does not match their panel. */
    inconsistent: buttons.filter((button) => {
      const panel = panelOf(button);
      // The panel itself is visible if it is `hidden="until-found"`, and
      // transparent while it fades in, so its controls are checked.
      const controls = [...(panel?.querySelectorAll('a, button') ?? [])];
      const isShown = controls.some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      return isShown !== expanded.includes(button);
    }),
    /** The button of the innermost open part that contains focus. */
    around: expanded.filter(hasFocus).at(-1) ?? null,
    /**
     * Whether an open part has keyboard focus, so that the pointer cannot close
     * it.
     */
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

/** What an open drawer, or its plain list, changes outside of itself. */
export function marks() {
  const { body, documentElement: root } = document;
  return {
    isBodyMarked: body.classList.contains('lintel-menu-open'),
    isPageStill: 'lintelScroll' in root.dataset,
  };
}
