import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { tap } from '../browser/tap';
import { waitForMotion } from '../browser/waitForMotion';
import {
  dialog,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  inDrawer,
  linksOf,
  scroller,
  sheet,
  showOpenDrawer,
  ways,
} from './drawerParts';
import { expectFocusOn } from '../header/headerParts';

const heading = (name: string) => inDrawer('button', name);
const heightOf = (element: Element) => element.getBoundingClientRect().height;
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The running transition of an element's height. */
function motionOf(element: Element) {
  return element
    .getAnimations()
    .find(
      (animation) =>
        (animation as CSSTransition).transitionProperty ===
        'grid-template-rows',
    );
}

async function open(name: string) {
  await userEvent.click(heading(name));
  await expectSectionOpen(name);
  atRest(dialog());
  await drawn();
}

it('a section opens and closes for every way to press it (APG)', async () => {
  await showOpenDrawer();
  await expectSectionClosed('Products');
  for (const press of ways) {
    await press(heading('Products'));
    await expectSectionOpen('Products');
    await expect.element(inDrawer('link', 'Online Stores')).toBeVisible();
    await press(heading('Products'));
    await expectSectionClosed('Products');
  }
});

function find(index: number) {
  linksOf(index).dispatchEvent(new Event('beforematch', { bubbles: true }));
}

describe('a closed section', () => {
  it('opens when a link in it is found; the open one closes, and focus moves to its heading', async () => {
    await showOpenDrawer();
    find(0);
    await expectSectionOpen('Products');
    expect(linksOf(0)).not.toHaveAttribute('hidden');
    linksOf(0).querySelector('a')!.focus();
    find(1);
    await expectSectionOpen('Resources');
    await expectSectionClosed('Products');
    await expectFocusOn(heading('Products'));
    find(1);
    await expectSectionOpen('Resources');
    await userEvent.click(heading('Resources'));
    await expectSectionClosed('Resources');
    expect(linksOf(1)).toHaveAttribute('hidden', 'until-found');
  });

  it.runIf(server.browser === 'chromium')(
    'opens when the browser navigates to a link in it',
    async () => {
      await showOpenDrawer();
      const link = linksOf(1).querySelector('a')!;
      link.id = 'found';
      location.hash = '#found';
      await expectSectionOpen('Resources');
      await expectDrawerOpen();
      await expect.poll(() => link.checkVisibility()).toBe(true);
    },
  );
});

describe.runIf(server.browser === 'chromium')('the height of a section', () => {
  it.each([
    ['without', 'no-preference'],
    ['with', 'reduce'],
  ] as const)(
    'does not change before a second tap would come, if a lower heading is tapped, %s reduced motion',
    async (_, motion) => {
      await emulateMedia('prefers-reduced-motion', motion);
      await showOpenDrawer({ width: 375, height: 667 });
      const top = topOf(heading('Products').element());
      await open('Products');
      const links = linksOf(0);
      const resources = heading('Resources').element();
      resources.scrollIntoView({ block: 'center' });
      await tap(resources);
      await expect.poll(() => motionOf(links)).toBeDefined();
      expect(motionOf(links)!.effect!.getTiming().delay).toBe(500);
      for (const motion of links.getAnimations()) motion.pause();
      expect(heightOf(links)).toBeGreaterThan(500);
      atRest(dialog());
      await drawn();
      expect(heightOf(links)).toBe(0);
      // No room remains above the headings.
      expect(topOf(heading('Products').element())).toBeCloseTo(top, 0);
      await expect.element(heading('Resources')).toBeInViewport();
    },
  );
});

const click = () => new MouseEvent('click', { bubbles: true });

describe('the heading of an open section', () => {
  it('stays in view while its links scroll, until the next heading arrives', async () => {
    await showOpenDrawer({ width: 375, height: 450, loggedIn: true });
    await open('Products');
    const box = heading('Products').element().parentElement!;
    scroller().scrollTop = 600;
    await drawn();
    expect(topOf(box)).toBeCloseTo(topOf(scroller()), 0);
    const resources = heading('Resources').element();
    resources.scrollIntoView({ block: 'start' });
    await drawn();
    expect(topOf(box)).toBeLessThan(topOf(scroller()));
  });

  it('closes the section wherever it is scrolled, and stays in the same place', async () => {
    await showOpenDrawer({ width: 375, height: 667 });
    await waitForMotion();
    await open('Products');
    scroller().scrollTop = 600;
    await drawn();
    const element = heading('Products').element();
    const before = topOf(element);
    element.dispatchEvent(click());
    const links = linksOf(0);
    await expect.poll(() => motionOf(links)).toBeDefined();
    // Step by step, because positions that are read between two frames can
    // belong to neither.
    for (let ms = 0; ms < 200; ms += 10) {
      for (const motion of links.getAnimations()) {
        motion.pause();
        motion.currentTime = ms;
      }
      await drawn();
      expect(Math.abs(topOf(element) - before)).toBeLessThanOrEqual(1);
    }
    await expectSectionClosed('Products');
    atRest(dialog());
    await drawn();
    expect(Math.abs(topOf(element) - before)).toBeLessThanOrEqual(1);
    await expect.element(heading('Resources')).toBeInViewport();
  });

  it('never covers the focused link (WCAG 2.4.11)', async () => {
    await showOpenDrawer({ width: 375, height: 500 });
    await open('Products');
    heading('Resources').element().scrollIntoView();
    (heading('Resources').element() as HTMLElement).focus();
    const links = [...linksOf(0).querySelectorAll('a')];
    const box = heading('Products').element().parentElement!;
    for (const link of links.reverse()) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(link);
      await expect
        .poll(() => topOf(link) - box.getBoundingClientRect().bottom)
        .toBeGreaterThanOrEqual(4);
    }
  });
});

it.each([
  ['from the top', 0],
  ['from the middle', 300],
])(
  'the drawer keeps its place when the phone is turned and back, %s',
  async (_, place) => {
    await showOpenDrawer({ width: 390, height: 780 });
    await open('Products');
    scroller().scrollTop = place;
    await drawn();
    const links = [...linksOf(0).querySelectorAll('a')];
    const first = () => links.find((link) => topOf(link) > 130);
    const before = first();
    await page.viewport(780, 390);
    await drawn();
    if (place > 0) {
      await expect.poll(() => Math.abs(topOf(before!) - 130)).toBeLessThan(120);
    } else expect(topOf(sheet())).toBe(0);
    await page.viewport(390, 780);
    await expect.poll(() => scroller().scrollTop).toBe(place);
  },
);
