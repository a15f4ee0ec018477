'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { wantsStillness } from '../browser/viewport';
import { isBar } from '../styles/breakpoints';
import { openItemIn } from './MenuItem';

/** How far the content of a menu comes in from the side, in px. */
const DISTANCE = 16;

/**
 * The words of two menus are never over one another: the old ones fade until they
 * are just readable, and the new ones begin there.
 */
const FADE = {
  out: { opacity: [1, 0.65, 0, 0], offset: [0, 0.3, 0.3, 1] },
  in: { opacity: [0, 0, 0.65, 1, 1], offset: [0, 0.3, 0.3, 0.6, 1] },
};

/** A panel that shows only its words. */
const BARE = {
  zIndex: 2,
  background: 'none',
  borderColor: 'transparent',
  boxShadow: 'none',
};

/** The room for the shadow of a card, in px. */
const SHADOW = 44;

interface SwitchMotionProps {
  root: RefObject<HTMLElement | null>;
  /** The id of the open menu. */
  open: string | null;
}

/**
 * Animates the change from one open menu to another. Renders nothing, and is
 * loaded when the first menu opens.
 */
export function SwitchMotion({ root, open }: SwitchMotionProps) {
  const last = useRef<Element>(null);
  useLayoutEffect(() => {
    const item = openItemIn(root.current);
    const isOther = item && last.current && item !== last.current;
    const mayMove = isBar() && !wantsStillness();
    if (isOther && mayMove) animate(last.current!, item);
    last.current = item;
  }, [root, open]);
  return null;
}

/**
 * One menu replaces another as if both were one surface with one line above it:
 * its edges move gradually, the line moves to the new button, and the old words
 * leave in the direction in which the new ones arrive. CSS shows the old menu
 * until then. Does nothing if nothing should move.
 *
 * @param from the item of the old menu
 * @param to the item of the new menu
 */
function animate(from: Element, to: Element): void {
  const [before, after] = [partsOf(from), partsOf(to)];
  const isStill = document.documentElement.hasAttribute('data-lintel-still');
  if (!after.panel.animate || isStill) return;

  const line = { pseudoElement: '::after' };
  const style = getComputedStyle(after.button, line.pseudoElement);
  const timing = {
    duration: parseFloat(style.transitionDuration) * 1000,
    easing: style.transitionTimingFunction,
  };
  const distance = before.box.left - after.box.left;
  after.button.animate(
    {
      transformOrigin: ['left', 'left'],
      transform: [
        `translateX(${distance}px) scaleX(${before.box.width / after.box.width})`,
        'none',
      ],
    },
    { ...timing, ...line },
  );
  // WebKit does not draw the old menu any more. The new one then comes as in an opening.
  if (!before.words.checkVisibility()) return;
  const aside = Math.sign(distance) * DISTANCE;

  // The higher one is the surface. The words of the other are above it.
  const isHigher = after.panel.offsetHeight > before.panel.offsetHeight;
  const above = isHigher ? before.panel : after.panel;
  above.animate([BARE, BARE], timing);
  const surfaceTiming = isHigher ? timing : afterWords(timing);
  after.panel.animate(clippedTo(before.panel, after.panel), surfaceTiming);
  before.panel.animate(
    clippedTo(after.panel, before.panel).reverse(),
    surfaceTiming,
  );
  before.words.animate(FADE.out, timing.duration);
  before.words.animate({ translate: ['none', `${aside}px`] }, timing);
  after.words.animate(FADE.in, timing.duration);
  after.words.animate({ translate: [`${-aside}px`, 'none'] }, timing);
}

interface Timing {
  /** In ms. */
  duration: number;
  easing: string;
}

/** A surface becomes smaller when the words that it would cut off have left. */
function afterWords({ duration, easing }: Timing) {
  const delay = duration / 3;
  return {
    duration: duration - delay,
    easing,
    delay,
    fill: 'backwards' as const,
  };
}

function partsOf(item: Element) {
  const button = item.querySelector('button')!;
  const panel = item.querySelector<HTMLElement>('[data-lintel="panel"]')!;
  const box = button.getBoundingClientRect();
  return { button, panel, words: panel.firstElementChild!, box };
}

/** Keyframes of a panel that grows from the place of another, where it is larger. */
function clippedTo(other: Element, panel: Element): Keyframe[] {
  const from = other.getBoundingClientRect();
  const to = panel.getBoundingClientRect();
  const cuts = [
    to.right - from.right,
    to.bottom - from.bottom,
    from.left - to.left,
  ].map((cut) => (cut > 0 ? cut : -SHADOW));
  return [cuts, cuts.map(() => -SHADOW)].map((sides) => ({
    clipPath: `inset(0 ${sides.join('px ')}px)`,
    // The line at the lower edge. At rest it is below the border.
    backgroundPosition: `0 calc(100% - ${sides[1]!}px)`,
    contentVisibility: 'visible',
    opacity: 1,
    translate: 'none',
  }));
}
