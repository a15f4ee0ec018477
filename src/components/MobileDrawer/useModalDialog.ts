'use client';
import { useLayoutEffect, useReducer, type RefObject } from 'react';
import { retain } from '../../core/browser/registry';

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
