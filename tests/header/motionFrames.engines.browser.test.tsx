import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  expectGradual,
  framesOf,
  hold,
  press,
  waitForRest,
} from '../browser/frames';
import { waitForMotion } from '../browser/waitForMotion';
import { backdrop, computed, openByKeyboard, trigger } from './headerParts';
import { showHeader } from './showHeader';

const opacityOf = (element: Element) => Number(computed(element).opacity);

/** Frames of a motion of 200 ms: each at its beginning and at its end. */
const OFTEN = [0, 16, 33, 50, 66, 83, 100, 116, 133, 150, 166, 183, 199, 250];

/** What is seen of a panel and, on it, of its words. Nothing of them is cut off. */
function lookAt(name: string) {
  const panel = document.getElementById(
    trigger(name).element().getAttribute('aria-controls')!,
  )!;
  const words = panel.querySelector(':scope > *')!;
  const clip = computed(panel).clipPath;
  return () => {
    expect(computed(panel).clipPath).toBe(clip);
    expect(panel.scrollTop).toBe(0);
    const isDrawn = panel.checkVisibility({ visibilityProperty: true });
    return {
      surface: isDrawn ? opacityOf(panel) : 0,
      layer: Number(computed(panel).zIndex) || 0,
      // Not if the engine skips them, whatever their styles.
      words: isDrawn && words.checkVisibility() ? opacityOf(words) : 0,
    };
  };
}

/** The width of a chevron as it is drawn, in px. */
const widthOf = (chevron: Element) => chevron.getBoundingClientRect().width;

describe('a menu that opens', () => {
  it('is opaque at once, and never without its words', async () => {
    await showHeader();
    await waitForMotion();
    const held = hold();
    await press(trigger().element());
    const frames = framesOf(held, lookAt('Products'), OFTEN);
    for (const { surface, words } of frames) {
      expect(surface).toBe(1);
      expect(words).toBeGreaterThan(0.3);
    }
    expectGradual(
      frames.map(({ words }) => words),
      0.4,
      1,
    );
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

it('a menu that closes fades, and its words leave first', async () => {
  await showHeader();
  await waitForMotion();
  await press(trigger().element());
  await waitForRest();
  const look = lookAt('Products');
  const held = hold();
  await press(trigger().element());
  const frames = framesOf(held, look, OFTEN);
  const surfaces = frames.map(({ surface }) => surface);
  expect(surfaces).toEqual([...surfaces].sort((one, other) => other - one));
  expect([surfaces[0], surfaces.at(-1)]).toEqual([1, 0]);
  for (const { words } of frames) expect(words).toBe(0);
});

it('with the keyboard, a menu and the dimming behind it leave at once', async () => {
  await showHeader();
  await waitForMotion();
  await openByKeyboard();
  await waitForRest();
  const look = lookAt('Products');
  hold();
  await userEvent.keyboard('{Escape}');
  expect(look().surface).toBe(0);
  expect(opacityOf(backdrop())).toBe(0);
});

describe.each([
  ['Products', 'Resources'],
  ['Resources', 'Products'],
])('when %s is replaced by %s', (from, to) => {
  it('neither the page nor the old words are seen through it', async () => {
    await showHeader();
    await waitForMotion();
    await press(trigger(from).element());
    await waitForRest();
    const [old, next] = [lookAt(from), lookAt(to)];
    const held = hold();
    await press(trigger(to).element());
    const frames = framesOf(held, () => [old(), next()] as const, OFTEN);
    for (const [before, after] of frames) {
      expect(before.words).toBe(0);
      expect(after.surface).toBe(1);
      expect(after.layer).toBeGreaterThan(before.layer);
      expect(after.words).toBeGreaterThan(0.3);
    }
  });
});
