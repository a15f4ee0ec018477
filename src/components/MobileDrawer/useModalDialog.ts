'use client';
import {
  useLayoutEffect,
  useReducer,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { retain } from '../../core/browser/registry';
import { focusedIn } from '../../core/browser/shadowTrees';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Shows a native dialog as a modal while `open` is true: in the top layer, with
 * the page behind it inert and not scrolling. On closing, focus returns to its
 * button. Returns a function that reopens it, if the browser has closed it while
 * `open` is still true.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  button: RefObject<HTMLElement | null>,
): () => void {
  const [attempt, reopen] = useReducer((count: number) => count + 1, 0);
  // A layout effect is safe: this part is never rendered on a server.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = button.current;
    const unlock = lockScroll();
    element.removeAttribute('inert');
    element.showModal();
    element
      .querySelector<HTMLElement>('[data-lintel="drawer-toggle"]')
      ?.focus();
    return () => {
      element.close();
      // While it fades out, it is visible but not usable.
      element.setAttribute('inert', '');
      unlock();
      giveFocusBack(opener);
    };
  }, [dialog, open, button, attempt]);
  return reopen;
}

/** Returns focus to the button, or to the first link of its bar if the button is hidden. */
function giveFocusBack(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true });
  if (focusedIn(button)) return;
  button
    ?.closest('[data-lintel="bar"]')
    ?.querySelector('a')
    ?.focus({ preventScroll: true });
}

/** Stops the page from scrolling, without changing its width, until the last dialog has closed. */
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

/** Traps focus in the dialog, as in the APG dialog pattern. Browsers would move it to their own toolbars. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE),
  ].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = event.shiftKey ? first : last;
  const { activeElement } = document;
  // A press on an empty place moves focus to the dialog itself.
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
