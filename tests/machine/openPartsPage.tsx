import { page } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { Header } from '../../src/components/Header/Header';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { languages, navigation } from '../header/expectedHeader';
import { stayOnPage } from '../header/headerParts';
import type { Point } from '../browser/input';
import { backend, freshPage, renderPage } from '../header/showHeader';

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
export async function showParts(width: number, height: number) {
  await page.viewport(width, height);
  await freshPage();
  await backend.signIn({ firstName: 'Ada' });
  const view = await renderPage(content(true), 'loggedIn');
  stayOnPage(view.header);
  return { setHeader: (there: boolean) => view.rerender(content(there)) };
}

function content(withHeader: boolean) {
  const settings = { languages };
  return (
    <LintelProvider consent="denied">
      {withHeader ? <Header navigation={navigation} {...settings} /> : null}
      <aside style={{ marginTop: 420 }}>
        <AccountMenu {...settings} />
        <LanguageMenu id="own" {...settings} />
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

/** What of the page must be true after whatever is done. */
export function seen() {
  const open = document.querySelectorAll(OPEN);
  const isDrawerOpen = !!document.querySelector('dialog[open]');
  const { body, documentElement: root } = document;
  return {
    isAtMostOneOpen: open.length <= 1,
    open: open.length,
    isDrawerOpen,
    isListOpen: !!document.querySelector('[data-menu="open"]'),
    isBodyMarked: body.classList.contains('lintel-menu-open'),
    isPageStill: 'lintelScroll' in root.dataset,
    // A mega-menu marks it too.
    isHeaderMarked:
      isDrawerOpen &&
      !!document.querySelector('[data-lintel="header"][data-open]'),
    isFocusVisible: isVisible(document.activeElement!),
  };
}
