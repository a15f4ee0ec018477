import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../../src/content/locales/de';
import { atRest } from '../browser/atRest';
import { cutTexts, spaceText } from '../browser/cutTexts';
import {
  dialog,
  drawerIsLoaded,
  pageButton,
  scroller,
  showPhone,
} from './drawerParts';

/** The narrowest and lowest, a phone whose bar and foot stay in view, and a tablet, where the drawer is a panel. */
const SIZES: [width: number, height: number][] = [
  [320, 256],
  [320, 640],
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

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** In German, whose words are long, with as much in it as there can be. */
async function showFull(width: number, height: number) {
  await showPhone({
    width,
    height,
    content: de,
    navigation: de.navigation,
    locale: 'de-DE',
    member: true,
    actions,
    site,
  });
  await drawerIsLoaded();
  pageButton().click();
  await expect.poll(() => dialog().open).toBe(true);
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
    one.checkVisibility(),
  );

/** Of the drawer, and of what scrolls in it. */
function expectNoSidewaysScroll() {
  for (const box of [dialog(), scroller()]) {
    expect(box.scrollWidth).toBe(box.clientWidth);
  }
}

/** Whether the pointer reaches it at its upper edge, at its middle, at its lower edge. */
function reached(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const x = box.left + Math.min(box.width / 2, 20);
  return [box.top + 2, box.top + box.height / 2, box.bottom - 2].map((y) =>
    element.contains(document.elementFromPoint(x, y)),
  );
}

const isWhole = (element: HTMLElement) => reached(element).every(Boolean);
/** As much as the criterion asks for; Firefox scrolls no further. */
const isInSight = (element: HTMLElement) => reached(element).some(Boolean);

describe.each(SIZES)('at %i × %i px', (width, height) => {
  it('everything is reached by scrolling, nothing in two directions (WCAG 1.4.10), and large enough for a finger (2.5.8)', async () => {
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

  it('no word is lost in text of twice the size (WCAG 1.4.4), nor with more space between (1.4.12)', async () => {
    document.documentElement.style.fontSize = '200%';
    await showFull(width, height);
    await expectEveryWord();
    document.documentElement.style.fontSize = '';
    spaceText();
    await expectEveryWord();
  });
});

async function expectEveryWord() {
  for (const name of SECTIONS) {
    await openSection(name);
    expect(cutTexts(dialog())).toEqual([]);
    expectNoSidewaysScroll();
  }
}

describe('bar and foot', () => {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const cross = () => dialog().querySelector('[data-lintel="drawer-toggle"]')!;
  const logOut = () => dialog().querySelector('[data-lintel-id="log-out"]')!;

  it('stay in view on a phone, never over the focus, forwards and back (WCAG 2.4.11)', async () => {
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

  it('scroll away where the screen is too low for them', async () => {
    await showFull(667, 320);
    await openSection('Produkte');
    dialog().scrollTop = 200;
    expect([isInView(cross()), isInView(logOut())]).toEqual([false, false]);
    dialog().scrollTop = 10_000;
    expect(isInView(logOut())).toBe(true);
  });
});
