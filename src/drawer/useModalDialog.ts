'use client';
import { useLayoutEffect, useReducer, type RefObject } from 'react';
import { retain } from '../browser/registry';
import { focusedIn } from '../browser/focus';

/**
 * Shows a native dialog as a modal while `open` is true: in the top layer, with
 * the page behind it inert and not scrolling. On closing, focus returns to its
 * button, unless it is in the `actions`. Returns a function that reopens it, if the
 * browser has closed it while `open` is still true.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  button: RefObject<HTMLElement | null>,
  actions: RefObject<HTMLElement | null>,
): () => void {
  const [attempt, reopen] = useReducer((count: number) => count + 1, 0);
  // A layout effect is safe: this part is never rendered on a server.
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current!;
    const opener = button.current;
    element.removeAttribute('inert');
    const first = element.querySelector('button')!;
    // React calls `focus()` instead of setting this attribute.
    first.setAttribute('autofocus', '');
    // Measures the scroll bar before `showModal`, because a rule of the page, such as
    // `:has(dialog[open])`, may hide it.
    const unlock = lockScroll();
    element.showModal();
    // Safari focuses nothing in a dialog that has just become usable again.
    first.focus();
    return () => {
      element.close();
      // While it fades out, it is visible but not usable.
      element.setAttribute('inert', '');
      unlock();
      giveFocusBack(opener, actions);
    };
  }, [dialog, open, button, actions, attempt]);
  return reopen;
}

/**
 * Returns focus to the button, or to the first link of its bar if the button is
 * hidden. The actions keep their focus then, because they are shown in the bar.
 */
function giveFocusBack(
  button: HTMLElement | null,
  actions: RefObject<HTMLElement | null>,
): void {
  button?.focus({ preventScroll: true });
  if (focusedIn(button) || focusedIn(actions.current)) return;
  button
    ?.closest('[data-lintel="bar"]')
    ?.querySelector('a')
    ?.focus({ preventScroll: true });
}

/** Stops the page from scrolling, without changing its width, until the last dialog has closed. */
function lockScroll(): () => void {
  return retain('scroll lock', () => {
    const { documentElement: root, body } = document;
    // A page may have a gutter of its own, on both sides.
    const needsGutter =
      window.innerWidth > root.clientWidth &&
      getComputedStyle(root).scrollbarGutter === 'auto';
    const holder = passesOnOverflow(root, body) ? body : root;
    root.dataset['lintelScroll'] = needsGutter ? 'locked-beside-bar' : 'locked';
    holder.dataset['lintelLocked'] = '';
    return () => {
      delete holder.dataset['lintelLocked'];
      delete root.dataset['lintelScroll'];
    };
  });
}

/**
 * Whether the window has the overflow of `<body>`. If `<html>` got one, `<body>`
 * would scroll by itself, and its sticky elements would leave their places.
 * @see https://drafts.csswg.org/css-overflow-3/#overflow-propagation
 * @see https://drafts.csswg.org/css-contain-2/#contain-property
 */
function passesOnOverflow(root: HTMLElement, body: HTMLElement): boolean {
  const [ofRoot, ofBody] = [getComputedStyle(root), getComputedStyle(body)];
  return (
    ofRoot.overflow === 'visible' &&
    ofBody.overflow !== 'visible' &&
    [ofRoot, ofBody].every(
      ({ contain, containerType }) =>
        contain === 'none' && containerType === 'normal',
    )
  );
}
