import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../../src/content/locales/de';
import { Header } from '../../src/header/Header';
import { atRest } from '../browser/atRest';
import {
  dialog,
  drawer,
  drawerIsLoaded,
  expectDrawerClosed,
  inDrawer,
  openDrawer,
  pressMenuButton,
  scroller,
  sheet,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { backend, freshPage, headerOf, startPage } from '../header/showHeader';

/** The smallest screen, and a tablet, on which the drawer is a panel. */
const SIZES: [width: number, height: number][] = [
  [320, 256],
  [800, 700],
];
const SECTIONS = ['Produkte', 'Ressourcen', 'Sprache Deutsch'];
const actions = (
  <a
    href="/start"
    style={{ display: 'flex', minHeight: 44, alignItems: 'center' }}
  >
    Jetzt kostenlos loslegen
  </a>
);
const site = { domain: 'example.com' };

/** In German, which has long words, with every optional part. */
async function showFull(width: number, height: number) {
  await showPhone({
    width,
    height,
    content: de,
    navigation: de.navigation,
    locale: 'de-DE',
    loggedIn: true,
    actions,
    site,
  });
  await pressMenuButton();
  atRest(dialog());
}

const button = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openSection(name: string) {
  const heading = button(name).element() as HTMLElement;
  if (heading.ariaExpanded === 'false') heading.click();
  await expect.element(button(name)).toHaveAttribute('aria-expanded', 'true');
  atRest(dialog());
}

const controls = () =>
  [...dialog().querySelectorAll<HTMLElement>('a, button')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** Checks the drawer and its scroll container. */
function expectNoSidewaysScroll() {
  for (const box of [dialog(), scroller()]) {
    expect(box.scrollWidth).toBe(box.clientWidth);
  }
}

/** Whether the pointer reaches the element at its top, middle and bottom. */
function reached(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const x = box.left + Math.min(box.width / 2, 20);
  return [box.top + 2, box.top + box.height / 2, box.bottom - 2].map((y) =>
    element.contains(document.elementFromPoint(x, y)),
  );
}

const isWhole = (element: HTMLElement) => reached(element).every(Boolean);
/** Enough for the success criterion. Firefox does not scroll further. */
const isInSight = (element: HTMLElement) => reached(element).some(Boolean);

describe.each(SIZES)('at %i × %i px', (width, height) => {
  it('everything can be reached by scrolling in one direction (WCAG 1.4.10), and is large enough for touch (2.5.8)', async () => {
    await showFull(width, height);
    for (const name of SECTIONS) {
      await openSection(name);
      expectNoSidewaysScroll();
      for (const one of controls()) {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        expect([one.textContent, isWhole(one)]).toEqual([
          one.textContent,
          true,
        ]);
      }
      const small = controls().filter(({ offsetHeight }) => offsetHeight < 44);
      expect(small.map(({ textContent }) => textContent)).toEqual([]);
    }
  });
});

describe('bar and foot', () => {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const cross = () => dialog().querySelector('[data-lintel="drawer-toggle"]')!;
  const logOut = () => dialog().querySelector('[data-lintel-id="log-out"]')!;

  it('stay in view on a phone, and never cover the focused element, in both directions (WCAG 2.4.11)', async () => {
    await showFull(375, 700);
    await openSection('Ressourcen');
    for (const place of [0, 10_000]) {
      scroller().scrollTop = place;
      expect([isInView(cross()), isInView(logOut())]).toEqual([true, true]);
    }
    scroller().scrollTop = 0;
    for (const shift of [false, true]) {
      for (let step = controls().length; step > 0; step -= 1) {
        await userEvent.tab({ shift });
        const focused = document.activeElement as HTMLElement;
        await expect
          .poll(() => [focused.textContent, isInSight(focused)])
          .toEqual([focused.textContent, true]);
      }
    }
  });
});

describe('the drawer’s foot', () => {
  it('has Log In while the login check is pending', async () => {
    await page.viewport(375, 700);
    await startPage();
    await backend.setFault('/api/me', { delay: 3_600_000 });
    render(<Header consent="granted" />);
    await drawerIsLoaded();
    await openDrawer();
    await expect.element(inDrawer('link', 'Log In')).toBeVisible();
    // Answers pending requests.
    await backend.reset();
    await headerOf();
  });

  it('has Log Out with the label of your account entries', async () => {
    const account = [
      { id: 'out', label: 'Sign out', action: 'logOut' },
    ] as const;
    const navigation = { ...de.navigation, account };
    await showOpenDrawer({ loggedIn: true, site, navigation });
    await expect.element(inDrawer('link', 'Sign out')).toBeVisible();
    await expect.element(inDrawer('link', 'Log Out')).not.toBeInTheDocument();
  });

  it('is left out without login and actions', async () => {
    await freshPage();
    await page.viewport(375, 700);
    render(<Header consent="denied" accounts={false} />);
    await drawerIsLoaded();
    await openDrawer();
    expect(sheet().lastElementChild).toBe(scroller());
  });

  it('has the account row and Log Out, which leads to the home page, for a logged-in visitor', async () => {
    await showOpenDrawer({ loggedIn: true, site });
    await expect
      .element(inDrawer('link', 'Log Out'))
      .toHaveAttribute('href', '/');
    await expect.element(inDrawer('link', 'Log In')).not.toBeInTheDocument();
    const row = drawer().getByRole('link', { name: /Account Dashboard/ });
    await expect
      .element(row)
      .toHaveAttribute('href', 'https://account.example.com/');
    await expect.element(row).toHaveTextContent('Ada Lovelace');
    await expect
      .element(inDrawer('link', 'Domains'))
      .toHaveAttribute('href', 'https://account.example.com/domains');
    await userEvent.click(row);
    await expectDrawerClosed();
  });
});
