'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { wantsStillness } from '../browser/viewport';
import { isBar } from '../styles/breakpoints';
import { openItemIn } from './MenuItem';
import * as styles from './Panel.css';

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

/** A panel that shows only its words, above the surface. CSS may already hide it. */
const BARE = {
  zIndex: 1,
  background: 'none',
  // Instead of the border. Forced colours would show a transparent one.
  borderImage: 'linear-gradient(#0000 0 0) 1',
  boxShadow: 'none',
  clipPath: 'none',
  contentVisibility: 'visible',
  opacity: 1,
  translate: 'none',
};

/** The room for the shadow below a menu, in px. */
const SHADOW = 64;

export interface SwitchMotionProps {
  root: RefObject<HTMLElement | null>;
  /** The id of the open menu. */
  open: string | null;
}

/**
 * Animates the change from one open menu to another: one surface, the ground of
 * both, takes the shape of the new one. At rest, each panel has its own ground.
 */
export function SwitchMotion({ root, open }: SwitchMotionProps) {
  const last = useRef<Element>(null);
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = openItemIn(root.current);
    const isOther = item && last.current && item !== last.current;
    if (isOther && mayMove()) animate(surface.current!, last.current!, item);
    last.current = item;
  }, [root, open]);
  return <div ref={surface} className={styles.ground} />;
}

function mayMove(): boolean {
  const page = document.documentElement;
  const isStill = wantsStillness() || page.hasAttribute('data-lintel-still');
  return isBar() && !isStill && 'animate' in page;
}

/**
 * The line moves to the new button, and the surface to the new menu. The old words
 * leave in the direction in which the new ones arrive. CSS keeps the old menu
 * visible until then.
 *
 * @param from the item of the old menu
 * @param to the item of the new menu
 */
function animate(surface: Element, from: Element, to: Element): void {
  const [before, after] = [partsOf(from), partsOf(to)];
  const style = getComputedStyle(after.button, '::after');
  const timing = {
    duration: parseFloat(style.transitionDuration) * 1000,
    easing: style.transitionTimingFunction,
  };
  const distance = before.entry.left - after.entry.left;
  after.button.animate(
    {
      transformOrigin: ['left', 'left'],
      transform: [
        `translateX(${distance}px) scaleX(${before.entry.width / after.entry.width})`,
        'none',
      ],
    },
    { ...timing, pseudoElement: '::after' },
  );
  // WebKit does not draw the old menu any more. The new one then comes as in an opening.
  if (!before.words.checkVisibility()) return;

  // CSS opens the new panel as it opens the first one, with a shadow that comes
  // when it has its height. Here the shadow is that of the surface.
  for (const opening of after.panel.getAnimations()) opening.finish();
  for (const { panel } of [before, after]) {
    panel.animate([BARE, BARE], timing.duration);
  }
  reshape(surface, before.panel, after.panel, timing);
  const aside = Math.sign(distance) * DISTANCE;
  before.words.animate(FADE.out, timing.duration);
  before.words.animate({ translate: ['none', `${aside}px`] }, timing);
  after.words.animate(FADE.in, timing.duration);
  after.words.animate({ translate: [`${-aside}px`, 'none'] }, timing);
}

function partsOf(item: Element) {
  const button = item.querySelector('button')!;
  const panel = item.querySelector('[data-lintel="panel"]')!;
  const entry = button.getBoundingClientRect();
  return { button, entry, panel, words: panel.firstElementChild! };
}

/**
 * The surface takes the shape of another panel. No words are seen beside it. It
 * becomes smaller when the old words, which it would cut off, have left.
 */
function reshape(
  surface: Element,
  from: Element,
  to: Element,
  { duration, easing }: { duration: number; easing: string },
): void {
  const [whole, old, next] = [surface, from, to].map((element) =>
    element.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];
  const height = Math.max(old.height, next.height);
  const isGrowing = next.height === height;
  const shapes = [old, isGrowing ? next : old, next];
  const pace = { offset: [0, isGrowing ? 2 / 3 : 1 / 3, 1], easing };
  const areCards = shapes.every(({ width }) => width < whole.width);
  surface.classList.toggle(styles.cardGround, areCards);
  surface.animate(
    {
      ...pace,
      height: shapes.map(() => `${height}px`),
      transform: shapes.map(
        (shape) => `translateY(${shape.height - height}px)`,
      ),
    },
    { duration, pseudoElement: '::before' },
  );
  const clipped = [
    { element: surface, box: whole, below: SHADOW },
    { element: from, box: old, below: 0 },
    { element: to, box: next, below: 0 },
  ];
  for (const { element, box, below } of clipped) {
    const clipPath = shapes.map((shape) => clip(box, shape, below));
    element.animate({ ...pace, clipPath }, duration);
  }
}

/**
 * Cuts an element to a shape with the same top.
 *
 * @param below what is shown below the shape, in px
 */
function clip(element: DOMRect, shape: DOMRect, below: number): string {
  const right = element.right - shape.right;
  const bottom = element.bottom - shape.bottom - below;
  const left = shape.left - element.left;
  return `inset(0 ${right}px ${bottom}px ${left}px)`;
}
