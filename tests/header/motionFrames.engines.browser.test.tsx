import { describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { drawn } from '../browser/clock';
import { framesOf, hold } from '../browser/frames';
import { waitForMotion } from '../browser/waitForMotion';
import {
  expectSectionOpen,
  inDrawer,
  linksOf,
  showOpenDrawer,
} from '../drawer/drawerParts';
import { computed, expectOpen, panel, trigger } from './headerParts';
import { showHeader } from './showHeader';

/** Clicks without a driver, which would take longer than the motion. */
async function click(button: ReturnType<typeof trigger>) {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  await drawn();
}

/**
 * Without the ring that shows the time of a picture, and without those of hidden
 * elements, which Firefox and WebKit do not finish.
 */
const motions = () =>
  document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return (
      target?.checkVisibility({ visibilityProperty: true }) &&
      !target.closest('[data-lintel="spotlight"]')
    );
  });

const waitForRest = () => expect.poll(motions).toEqual([]);

const opacityOf = (element: Element) => Number(computed(element).opacity);
const wordsOf = (name: string) =>
  document
    .getElementById(trigger(name).element().getAttribute('aria-controls')!)!
    .querySelector(':scope > *')!;

/** Whether the panel covers what is below it. */
const covers = (panel: Element) =>
  computed(panel).backgroundColor !== 'rgba(0, 0, 0, 0)';
const layerOf = (panel: Element) => Number(computed(panel).zIndex) || 0;

/** How much of the words is seen: none if the other panel covers them. */
function seen(name: string, other: string): number {
  const [own, over] = [name, other].map((one) => wordsOf(one).parentElement!);
  const isCovered = layerOf(over!) > layerOf(own!) && covers(over!);
  return isCovered ? 0 : opacityOf(wordsOf(name));
}

/** How much of the panel is not clipped, in px. */
function heightOf(element: HTMLElement): number {
  const clip = computed(element).clipPath;
  const { offsetHeight } = element;
  const bottom = /inset\(\S+ \S+ (-?[\d.]+)(px|%)/.exec(clip);
  if (!bottom) return offsetHeight;
  const cut = Number(bottom[1]);
  // Below 0 is room for the shadow of a card.
  return (
    offsetHeight -
    Math.max(0, bottom[2] === '%' ? (cut * offsetHeight) / 100 : cut)
  );
}

describe('a menu that opens', () => {
  it('is opaque at once, and grows to its height', async () => {
    await showHeader();
    await waitForMotion();
    const held = hold();
    await click(trigger());
    const frames = await framesOf(held, () => ({
      opacity: opacityOf(panel().element()),
      height: heightOf(panel().element() as HTMLElement),
    }));
    expect(new Set(frames.map(({ opacity }) => opacity))).toEqual(new Set([1]));
    const heights = frames.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(heights[1]).toBeGreaterThan(heights[0]!);
    expect(heights[1]).toBeLessThan(heights.at(-1)!);
  });
});

describe('a menu that closes', () => {
  it('is opaque until its end, and shrinks', async () => {
    await showHeader();
    await waitForMotion();
    await click(trigger());
    await waitForRest();
    const element = panel().element() as HTMLElement;
    const height = element.offsetHeight;
    const held = hold();
    await click(trigger());
    const frames = await framesOf(held, () => heightOf(element));
    expect(frames[0]).toBe(height);
    expect(frames[1]).toBeLessThan(frames[0]!);
    expect(frames.at(-1)).toBe(0);
    expect(computed(element).visibility).toBe('hidden');
    expect(computed(element).opacity).toBe('1');
  });
});

describe.each([
  ['Products', 'Resources'],
  ['Resources', 'Products'],
])('when %s is replaced by %s', (from, to) => {
  it('the surface is never empty, and no word is over another', async () => {
    await showHeader();
    await waitForMotion();
    await click(trigger(from));
    await expectOpen(from);
    // Motion is loaded after the first opening, when the browser has time.
    await expect
      .poll(async () => {
        const held = hold();
        await click(trigger(to));
        const moves = motions().some(
          (animation) => !('transitionProperty' in animation),
        );
        held.finish();
        await click(trigger(from));
        return moves;
      })
      .toBe(true);
    await waitForRest();
    const held = hold();
    await click(trigger(to));
    const frames = await framesOf(held, () => [seen(from, to), seen(to, from)]);
    expect(frames.at(-1)).toEqual([0, 1]);
    for (const [old = 0, next = 0] of frames) {
      expect(Math.min(old, next)).toBeLessThan(0.5);
      // WebKit does not fade what `content-visibility` is about to hide.
      if (server.browser === 'safari') continue;
      expect(Math.max(old, next)).toBeGreaterThan(0.1);
    }
  });
});

describe('the drawer', () => {
  it('has headings that keep their place and width while a section closes', async () => {
    await showOpenDrawer();
    const heading = inDrawer('button', 'Products');
    await click(heading);
    await expectSectionOpen('Products');
    await waitForMotion();
    await waitForRest();
    const { x, y, width } = heading.element().getBoundingClientRect();
    const held = hold();
    await click(heading);
    const heights = await framesOf(held, () => {
      const box = heading.element().getBoundingClientRect();
      expect([box.x, box.y, box.width]).toEqual([x, y, width]);
      return linksOf(0).getBoundingClientRect().height;
    });
    // WebKit hides the links at once.
    if (server.browser !== 'chromium') return;
    expect(heights[2]).toBeLessThan(heights[0]!);
    expect(heights[2]).toBeGreaterThan(heights.at(-1)!);
  });
});
