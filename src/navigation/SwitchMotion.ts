'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { wantsStillness } from '../browser/media';
import { isBar } from '../styles/breakpoints';
import { openItemIn } from './MenuItem';

/** How far the content of a menu comes in from the side, in px. */
const DISTANCE = 16;

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
    const mayMove = isBar() && !wantsStillness();
    if (item && last.current && mayMove) animate(last.current, item);
    last.current = item;
  }, [root, open]);
  return null;
}

/**
 * One menu replaces another as if both were one surface with one line above it:
 * its height changes gradually, the line moves to the new button, and the new
 * content comes in from the side on which its button is. CSS shows the old menu
 * until then. Does nothing if nothing should move.
 *
 * @param from the item of the old menu
 * @param to the item of the new menu
 */
function animate(from: Element, to: Element): void {
  const [before, after] = [partsOf(from), partsOf(to)];
  const isStill = document.documentElement.hasAttribute('data-lintel-still');
  if (!after.panel.animate || isStill) return;

  const style = getComputedStyle(after.panel);
  const timing = {
    duration: parseFloat(style.transitionDuration) * 1000,
    easing: style.transitionTimingFunction,
  };
  const growth = after.panel.offsetHeight - before.panel.offsetHeight;
  const distance = before.box.left - after.box.left;

  after.panel.animate(clipped(growth), timing);
  before.panel.animate(clipped(-growth).reverse(), timing);
  after.panel.firstElementChild!.animate(
    [{ translate: `${-Math.sign(distance) * DISTANCE}px`, opacity: 0 }, {}],
    timing,
  );
  after.button.animate(
    {
      transformOrigin: ['left', 'left'],
      transform: [
        `translateX(${distance}px) scaleX(${before.box.width / after.box.width})`,
        'none',
      ],
    },
    { ...timing, pseudoElement: '::after' },
  );
}

function partsOf(item: Element) {
  const button = item.querySelector('button')!;
  const panel = item.querySelector<HTMLElement>('[data-lintel="panel"]')!;
  return { button, panel, box: button.getBoundingClientRect() };
}

/** Keyframes of a panel that grows by this many px, if it does. */
function clipped(growth: number): Keyframe[] {
  const hidden = Math.max(growth, 0);
  return [{ clipPath: `inset(0 0 ${hidden}px)` }, { clipPath: 'inset(0)' }];
}
