'use client';
import {
  useLayoutEffect,
  useReducer,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { retain } from '../../core/browser/registry';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Opens a native dialog as a modal one while `open`: top layer, the page
 * behind it inert and still. Closed, it gives the focus back to its button.
 * Returns what opens it once more where the browser has closed it although it
 * is to be open.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  button: HTMLElement,
): () => void {
  const [attempt, reopen] = useReducer((count: number) => count + 1, 0);
  // In a part that is loaded later, and never drawn on a server.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const unlock = lockScroll();
    element.removeAttribute('inert');
    element.showModal();
    element
      .querySelector<HTMLElement>('[data-lintel="drawer-toggle"]')
      ?.focus();
    return () => {
      element.close();
      // On its way out it is seen, and nothing else.
      element.setAttribute('inert', '');
      unlock();
      giveFocusBack(button);
    };
  }, [dialog, open, button, attempt]);
  return reopen;
}

/** To the button, or where that is hidden by now to what stands first in its bar. */
function giveFocusBack(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  if (document.activeElement === button) return;
  button
    .closest('[data-lintel="bar"]')
    ?.querySelector('a')
    ?.focus({ preventScroll: true });
}

/** The page behind stays where it is, and as wide as it is, until the last dialog has closed. */
function lockScroll(): () => void {
  return retain('scroll lock', () => {
    const root = document.documentElement;
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.dataset['lintelScroll'] = hasScrollbar
      ? 'locked-beside-bar'
      : 'locked';
    return () => {
      delete root.dataset['lintelScroll'];
    };
  });
}

/** Tab goes round in the dialog, as in APG's pattern: browsers would lead out into their own bars. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE),
  ].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  const { activeElement } = document;
  // A press beside all of them has given the focus to the dialog itself.
  const isBefore = event.shiftKey && activeElement === event.currentTarget;
  if (activeElement !== edge && !isBefore) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isStop(element: HTMLElement): boolean {
  const { visibility } = getComputedStyle(element);
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    visibility === 'visible' &&
    !element.closest('[hidden]') &&
    element.getClientRects().length > 0
  );
}
