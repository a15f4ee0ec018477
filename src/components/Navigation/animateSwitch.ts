import { wantsStillness } from '../../core/browser/reducedMotion';

/** How far the content of a menu comes in from the side, in px. */
const DISTANCE = 16;

/**
 * One menu replaces another as if both were one surface with one line above it:
 * its height changes gradually, the line moves to the new button, and the new
 * content comes in from the side on which its button is. CSS shows the old menu
 * until then. Does nothing if nothing should move.
 */
export function animateSwitch(from: Element, to: Element): void {
  const [oldButton, newButton] = [from, to].map(
    (item) => item.firstElementChild as HTMLElement,
  ) as [HTMLElement, HTMLElement];
  const [oldPanel, newPanel] = [from, to].map((item) =>
    item.querySelector<HTMLElement>('[data-lintel="panel"]')!,
  ) as [HTMLElement, HTMLElement];
  const root = document.documentElement;
  if (!newPanel.animate || root.hasAttribute('data-lintel-still')) return;
  if (wantsStillness()) return;

  const { transitionDuration, transitionTimingFunction } =
    getComputedStyle(newPanel);
  const timing = {
    duration: parseFloat(transitionDuration) * 1000,
    easing: transitionTimingFunction,
  };
  const [oldBox, newBox] = [oldButton, newButton].map((button) =>
    button.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];
  const taller = newPanel.offsetHeight - oldPanel.offsetHeight;
  const side = Math.sign(newBox.left - oldBox.left);

  const reveal = clipped(Math.max(taller, 0));
  newPanel.animate(reveal, timing);
  oldPanel.animate(clipped(Math.max(-taller, 0)).reverse(), timing);
  newPanel.firstElementChild!.animate(
    [{ translate: `${side * DISTANCE}px`, opacity: 0 }, {}],
    timing,
  );
  newButton.animate(
    [
      {
        transformOrigin: 'left',
        transform: `translateX(${oldBox.left - newBox.left}px) scaleX(${oldBox.width / newBox.width})`,
      },
      { transformOrigin: 'left', transform: 'none' },
    ],
    { ...timing, pseudoElement: '::after' },
  );
}

/** Keyframes of a panel that grows by this many px. */
function clipped(hidden: number): Keyframe[] {
  return [{ clipPath: `inset(0 0 ${hidden}px)` }, { clipPath: 'inset(0)' }];
}
