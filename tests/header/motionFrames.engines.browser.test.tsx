import { describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';
import type { HeaderProps } from '../../src/header/headerProps';
import { framesOf, hold, motions, press, waitForRest } from '../browser/frames';
import { waitForMotion } from '../browser/waitForMotion';
import {
  expectSectionOpen,
  inDrawer,
  linksOf,
  showOpenDrawer,
  stylePage,
} from '../drawer/drawerParts';
import { computed, expectOpen, panel, trigger } from './headerParts';
import { showHeader } from './showHeader';

const opacityOf = (element: Element) => Number(computed(element).opacity);
const wordsOf = (name: string) =>
  document
    .getElementById(trigger(name).element().getAttribute('aria-controls')!)!
    .querySelector(':scope > *')!;

/** How far aside it is, in px. */
const placeOf = (element: Element) =>
  parseFloat(computed(element).translate) || 0;

/** Whether the panel covers what is below it. */
const covers = (panel: Element) =>
  computed(panel).backgroundColor !== 'rgba(0, 0, 0, 0)';
const layerOf = (panel: Element) => Number(computed(panel).zIndex) || 0;

/** How much of the words is seen: none if the other panel covers them. */
function seen(words: Element, others: Element): number {
  const [own, over] = [words, others].map((one) => one.parentElement!);
  const isCovered = layerOf(over!) > layerOf(own!) && covers(over!);
  // Not if the engine skips them, whatever their styles.
  const isDrawn = words.checkVisibility();
  return isCovered || !isDrawn ? 0 : opacityOf(words);
}

/** How much of the panel is not clipped, in px. */
function heightOf(element: HTMLElement): number {
  const clip = computed(element).clipPath;
  const { offsetHeight } = element;
  // In between, it is a sum: `inset(0px 0px calc(40% - 38.4px))`.
  const [, bottom = ''] = /inset\(\S+ \S+ (.*)\)/.exec(clip) ?? [];
  const cut = lengthOf(bottom, offsetHeight);
  // Below 0 is room for the shadow.
  return offsetHeight - Math.max(0, cut);
}

/** The length of a sum of a percentage and px, in px. */
function lengthOf(sum: string, all: number): number {
  const [, percent = '0'] = /(-?[\d.]+)%/.exec(sum) ?? [];
  const [, sign = '', px = '0'] = /(-? ?)([\d.]+)px/.exec(sum) ?? [];
  return (Number(percent) / 100) * all + Number(sign.trim() + px);
}

/** The lower edge of the ground behind two menus, in px from their top. */
function edgeOf(ground: Element): number {
  const { height, transform } = getComputedStyle(ground, '::before');
  return parseFloat(height) + new DOMMatrix(transform).m42;
}

/** Frames of a motion of 200 ms: each at its beginning and at its end. */
const OFTEN = [0, 16, 33, 50, 66, 83, 100, 116, 133, 150, 166, 183, 199, 250];
const isNearEnd = (time: number) => time <= 50 || time >= 150;

/** The words of the panel that are seen, and through which its lower edge goes. */
function cutWords(panel: HTMLElement, time: number): string[] {
  const edge = panel.getBoundingClientRect().top + heightOf(panel);
  // In between, a frame may show a trace of them.
  const limit = isNearEnd(time) ? 0 : 0.5;
  return [...panel.querySelectorAll('a')]
    .filter((link) => opacityIn(panel, link) > limit)
    .filter((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const { top, bottom } = text.getBoundingClientRect();
      return top < edge && bottom > edge + 1;
    })
    .map((link) => `${link.textContent} at ${time} ms`);
}

/** How much of a link is seen. */
function opacityIn(panel: HTMLElement, link: Element): number {
  const around: number[] = [];
  for (let at = link; at !== panel; at = at.parentElement!) {
    around.push(opacityOf(at));
  }
  return around.reduce((product, opacity) => product * opacity, 1);
}

/** The width of a chevron as it is drawn, in px. */
const widthOf = (chevron: Element) => chevron.getBoundingClientRect().width;

/** Where the line at the lower edge ends, in px from the panel's top. */
function lineOf(element: HTMLElement): number {
  const place = computed(element).backgroundPositionY;
  const line = lengthOf(place, element.offsetHeight - 1) + 1;
  // At rest, the border is the line.
  return Math.min(line, element.offsetHeight);
}

describe('a menu that opens', () => {
  it('is opaque at once, with words from the second frame, and grows with the line at its edge without cutting any', async () => {
    await showHeader();
    await waitForMotion();
    const held = hold();
    await press(trigger().element());
    const element = panel().element() as HTMLElement;
    const words = wordsOf('Products');
    const frames = framesOf(
      held,
      (time) => ({
        opacity: opacityOf(element),
        words: opacityOf(words),
        height: heightOf(element),
        line: lineOf(element),
        cut: cutWords(element, time),
      }),
      OFTEN,
    );
    for (const { words } of frames.slice(1)) expect(words).toBeGreaterThan(0);
    expect(new Set(frames.map(({ opacity }) => opacity))).toEqual(new Set([1]));
    const heights = frames.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    // The edge moves until the end of the motion.
    expect(new Set(heights).size).toBeGreaterThan(8);
    for (const { height, line } of frames) {
      expect(Math.abs(height - line)).toBeLessThan(1);
    }
    expect(frames.flatMap(({ cut }) => cut)).toEqual([]);
    expect(opacityOf(words)).toBe(1);
  });

  it('has a chevron that turns over and never points to a side', async () => {
    await showHeader();
    await waitForMotion();
    const chevron = trigger().element().querySelector('path')!;
    const width = widthOf(chevron);
    const held = hold();
    await press(trigger().element());
    const widths = framesOf(held, () => widthOf(chevron), OFTEN);
    for (const one of widths) expect(one).toBeCloseTo(width, 0);
  });
});

it('a menu that closes loses its words first, then its surface, which is opaque until its end', async () => {
  await showHeader();
  await waitForMotion();
  await press(trigger().element());
  await waitForRest();
  const element = panel().element() as HTMLElement;
  const words = wordsOf('Products');
  const height = element.offsetHeight;
  const held = hold();
  await press(trigger().element());
  const frames = framesOf(
    held,
    (time) => ({
      time,
      words: opacityOf(words),
      height: heightOf(element),
      line: lineOf(element),
      cut: cutWords(element, time),
    }),
    OFTEN,
  );
  const at = (time: number) => frames.find((frame) => frame.time === time)!;
  expect([at(0).height, at(50).height]).toEqual([height, height]);
  expect(at(50).words).toBe(0);
  expect(at(83).height).toBeLessThan(height);
  expect(at(83).height).toBeGreaterThan(at(116).height);
  expect(at(250).height).toBe(0);
  for (const frame of frames.slice(0, -1)) {
    expect(Math.abs(frame.height - frame.line)).toBeLessThan(1);
  }
  expect(frames.flatMap(({ cut }) => cut)).toEqual([]);
  expect(computed(element).visibility).toBe('hidden');
  expect(computed(element).opacity).toBe('1');
  // WebKit does not fade what `content-visibility` is about to hide.
  if (server.browser === 'safari') return;
  expect(at(16).words).toBeGreaterThan(0.1);
});

const menuOf = (id: string, groups: number, count: number) => ({
  id,
  label: id,
  groups: Array.from({ length: groups }, (_, group) => ({
    id: `${group}`,
    links: Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      label: `Link ${index}`,
      href: `/${index}`,
    })),
  })),
});

/** Menus with a card each, and one that is as wide as the window but lower. */
const small = {
  navigation: {
    version: 1 as const,
    items: [menuOf('Card', 1, 3), menuOf('Higher', 2, 6), menuOf('Wide', 3, 2)],
  },
};

/** Opens the first menu, when the motion between menus is loaded. */
async function showLoaded(from: string, to: string, props?: HeaderProps) {
  await showHeader(props);
  await waitForMotion();
  await press(trigger(from).element());
  await expectOpen(from);
  // Motion is loaded after the first opening, when the browser has time.
  await expect
    .poll(async () => {
      const held = hold();
      await press(trigger(to).element());
      const moves = motions().some(
        (animation) => animation.constructor === Animation,
      );
      held.finish();
      await press(trigger(from).element());
      return moves;
    })
    .toBe(true);
  await waitForRest();
}

describe.each<[string, string, number, HeaderProps?]>([
  ['Products', 'Resources', -1],
  ['Resources', 'Products', 1],
  ['Card', 'Higher', -1, small],
  ['Higher', 'Wide', -1, small],
  ['Wide', 'Card', 1, small],
])('when %s is replaced by %s', (from, to, direction, props) => {
  it('one of them is readable at any time, no word is over another, and none is below the ground, which takes the height of the new one', async () => {
    await showLoaded(from, to, props);
    const start = wordsOf(from).parentElement!.offsetHeight;
    const held = hold();
    await press(trigger(to).element());
    const [old, next] = [wordsOf(from), wordsOf(to)];
    const panels = [old, next].map((words) => words.parentElement!);
    const ground = old.closest('nav')!.lastElementChild!;
    const frames = framesOf(
      held,
      () => ({
        seen: [seen(old, next), seen(next, old)],
        places: [old, next].map((words) => direction * placeOf(words)),
        edge: edgeOf(ground),
        bottoms: panels.map(heightOf),
      }),
      OFTEN,
    );
    expect(frames.at(-1)!.seen).toEqual([0, 1]);
    // WebKit hides the old menu at once: the new one comes as in an opening.
    const isOpening = server.browser === 'safari';
    for (const [index, { seen }] of frames.entries()) {
      expect(Math.min(...seen)).toBe(0);
      if (!isOpening) expect(Math.max(...seen)).toBeGreaterThan(0.6);
      else if (index > 0) expect(seen[1]).toBeGreaterThan(0);
    }
    if (isOpening) return;
    const during = frames.slice(0, -1);
    const edges = during.map(({ edge }) => edge);
    const end = panels[1]!.offsetHeight;
    expect(Math.abs(edges[0]! - start)).toBeLessThan(1);
    expect(Math.abs(edges.at(-1)! - end)).toBeLessThan(1);
    expect(edges).toEqual(
      [...edges].sort((one, other) =>
        end > start ? one - other : other - one,
      ),
    );
    expect(new Set(edges).size).toBeGreaterThan(5);
    for (const { edge, bottoms } of during) {
      expect(Math.max(...bottoms)).toBeLessThan(edge + 1);
    }
    // Both move in the direction of the menu that comes.
    const [first, later] = [frames[0]!.places, frames[3]!.places];
    expect(later[0]).toBeGreaterThan(first[0]!);
    expect(later[1]).toBeGreaterThan(first[1]!);
  });
});

it('a menu that replaces another has its shadow when it has its height', async () => {
  stylePage(':root { --lintel-panel-shadow: 0 10px 0 #ffc93c; }');
  await showLoaded('Products', 'Resources');
  const resources = wordsOf('Resources').parentElement!;
  const held = hold();
  await press(trigger('Resources').element());
  const [shadow] = framesOf(held, () => computed(resources).boxShadow, [250]);
  held.finish();
  await waitForRest();
  const { boxShadow } = computed(resources);
  expect(boxShadow).toContain('10px');
  // WebKit hides the old menu at once. As in an opening, the shadow comes last.
  if (server.browser !== 'safari') expect(shadow).toBe(boxShadow);
});

it('the drawer has headings that keep their place and width while a section closes', async () => {
  await showOpenDrawer();
  const heading = inDrawer('button', 'Products');
  await press(heading.element());
  await expectSectionOpen('Products');
  await waitForMotion();
  await waitForRest();
  const { x, y, width } = heading.element().getBoundingClientRect();
  const held = hold();
  await press(heading.element());
  const heights = framesOf(held, () => {
    const box = heading.element().getBoundingClientRect();
    expect([box.x, box.y, box.width]).toEqual([x, y, width]);
    return linksOf(0).getBoundingClientRect().height;
  });
  // WebKit hides the links at once.
  if (server.browser !== 'chromium') return;
  expect(heights[2]).toBeLessThan(heights[0]!);
  expect(heights[2]).toBeGreaterThan(heights.at(-1)!);
});
