import { describe, expect, it, onTestFinished } from 'vitest';
import { page, server, type Locator } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import {
  cross,
  drawer,
  expectDrawerClosed,
  expectDrawerOpen,
  hamburger,
  inDrawer,
  pageButton,
  showOpenDrawer,
  showPhone,
} from '../drawer/drawerParts';
import { barButton, scrollPage, showLongPage } from '../side-nav/sideNavParts';
import { tap } from '../browser/tap';

const SMALL_SCREENS = [
  [320, 568],
  [744, 1024],
  // A phone in landscape: the whole drawer scrolls.
  [667, 375],
] as const;

/** The position of the tapped element in its scroll container. */
const PLACES = ['start', 'center', 'end'] as const;

/** All places on the narrowest screen, and the most usual one on the others. */
const placesAt = (width: number) => (width === 320 ? PLACES : [PLACES[1]]);

const language = () => inDrawer('button', 'Language English');
const section = (name: string) => inDrawer('button', name);

describe.runIf(server.browser === 'chromium')('a tap does not move', () => {
  it.each(SMALL_SCREENS)(
    'the button that opens and closes the drawer, at %i x %i px',
    async (width, height) => {
      await showPhone({ width, height });
      const place = placeOf(hamburger());
      await tap(hamburger());
      await expectDrawerOpen();
      expectPlace(placeOf(cross()), place);
      expect(cross().element()).toContainElement(atMiddle(place));
      await tap(cross());
      await expectDrawerClosed();
      expectPlace(placeOf(pageButton()), place);
      expect(pageButton()).toContainElement(atMiddle(place));
    },
  );

  it.each(SMALL_SCREENS)(
    'the drawer’s headings and languages, at %i x %i px',
    async (width, height) => {
      await showOpenDrawer({ width, height, loggedIn: true });
      closeLate();
      const products = section('Products');
      const resources = section('Resources');
      for (const block of placesAt(width)) {
        // In the end, the list and both sections are closed, as at the
        // beginning.
        for (const button of [
          language(),
          products,
          resources,
          language(),
          resources,
          products,
          products,
        ]) {
          button.element().scrollIntoView({ block });
          await expectStays(button);
        }
      }
    },
  );

  it('a heading that is tapped twice, to open and close', async () => {
    await showOpenDrawer({ width: 375, height: 667 });
    closeLate();
    await expectStays(section('Products'));
    section('Resources').element().scrollIntoView({ block: 'center' });
    await expectStays(section('Resources'));
    await expectStays(section('Resources'));
    await expect.element(drawer()).toBeVisible();
    await expect
      .element(section('Resources'))
      .toHaveAttribute('aria-expanded', 'false');
  });

  it('the side navigation’s bar', async () => {
    await page.viewport(375, 667);
    await showLongPage();
    for (const y of [0, 1500]) {
      await scrollPage(y);
      // It only stays in view if the window is high enough.
      barButton().scrollIntoView({ block: y === 0 ? 'center' : 'nearest' });
      await expectStays(barButton());
      await expectStays(barButton());
    }
  });
});

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In ms. Later than any tap of a test. */
const LATE = 60_000;

/** Keeps a section above the tapped heading open, however slow the machine is. */
function closeLate() {
  const style = document.createElement('style');
  style.textContent = `:root [data-lintel="drawer"] :has(~ [data-shown]:hover) > [id] {
    transition-delay: ${LATE}ms !important;
  }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/**
 * Taps an element, waits for all effects except those that begin later, and
 * compares its position.
 */
async function expectStays(target: Locator | Element) {
  const element = target instanceof Element ? target : target.element();
  const before = placeOf(element);
  const state = element.ariaExpanded;
  await tap(element);
  if (state) await expect.poll(() => element.ariaExpanded).not.toBe(state);
  await drawn();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().delay !== LATE) animation.finish();
  }
  // A script corrects the position after each change of a size.
  await expect
    .poll(() => distance(placeOf(element), before))
    .toBeLessThanOrEqual(1);
  expect(element).toContainElement(atMiddle(before));
  atRest(document.body);
  await drawn();
}

function placeOf(target: Locator | Element): Place {
  const element = target instanceof Element ? target : target.element();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Compares positions, with a tolerance of 1 px. */
function expectPlace(place: Place, before: Place) {
  expect(distance(place, before)).toBeLessThanOrEqual(1);
}

/** The largest difference of two positions and sizes, in px. */
function distance(place: Place, other: Place): number {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...sides.map((side) => Math.abs(place[side] - other[side])));
}

/** The element that a second tap at the same place would hit. */
function atMiddle({ x, y, width, height }: Place): HTMLElement {
  const element = document.elementFromPoint(x + width / 2, y + height / 2);
  return element as HTMLElement;
}
