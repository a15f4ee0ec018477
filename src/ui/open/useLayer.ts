'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { onEvents } from '../../browser/events';
import { focusedIn } from '../../browser/focus';
import { useBeforePaint, useStableCallback, useWhenHidden } from '../effects';
import { isPressed, openLayer, watchMoves, type LayerReason } from './layers';

interface LayerOptions {
  /** What is open of the part: `false` or `null` for nothing. */
  open: boolean | string | null;
  /** What belongs to the part: a press in it closes nothing. */
  root: RefObject<Element | null>;
  /** The element within it that focus may not leave. @default `root` */
  scope?(): Element | null;
  /** What gets focus that is in the scope when it closes. @default nothing */
  opener?(scope: Element, focused: Element): HTMLElement | null | undefined;
  /** A modal dialog, which the browser closes on Escape. @default false */
  isModal?: boolean;
  /**
   * Closes the part.
   *
   * @param target what was pressed or focused outside
   */
  onClose(reason: LayerReason | 'blur', target?: Element): void;
}

/**
 * Makes a part one of the page's open layers while it is open. It closes on
 * Escape, a press or focus outside, when another part opens, and when the page
 * is left or hidden. Focus that is inside then returns to its opener.
 */
export function useLayer({
  open,
  root,
  scope = () => root.current,
  isModal,
  ...options
}: LayerOptions): void {
  const isOpen = open !== false && open !== null;
  useEffect(watchMoves, []);
  const isEscaped = useRef(false);
  /** The scope, while it is open. */
  const last = useRef<Element>(null);
  const opener = useStableCallback((inner: Element, focused: Element) =>
    options.opener?.(inner, focused),
  );
  const scopeNow = useStableCallback(scope);
  const close = useStableCallback(
    (reason: LayerReason | 'blur', target?: Element) => {
      isEscaped.current = reason === 'escape';
      options.onClose(reason, target);
    },
  );
  // Otherwise two parts are seen open, and focus is lost with what is hidden.
  useBeforePaint(() => {
    if (isOpen) return openLayer({ root: root.current!, isModal, close });
  }, [open, isOpen, root, isModal, close]);
  useBeforePaint(() => {
    const left = last.current;
    last.current = isOpen ? scopeNow() : null;
    const focused = left === last.current ? null : focusedIn(left);
    if (focused) returnFocus(opener(left!, focused), isEscaped.current);
    isEscaped.current = false;
  }, [open, isOpen, opener, scopeNow]);
  useEffect(() => {
    if (!isOpen) return;
    return onEvents(root.current!, {
      focusout({ target, relatedTarget: next }: FocusEvent) {
        const inner = scopeNow();
        // Nothing, if the window lost focus, or Safari did not focus a button.
        if (!(next instanceof Element) || inner?.contains(next)) return;
        if (!inner?.contains(target as Node) || isPressed(root.current!))
          return;
        close('blur', next);
      },
    });
  }, [isOpen, root, close, scopeNow]);
  useWhenHidden(() => {
    if (isOpen) close('navigate');
  });
}

function returnFocus(
  button: HTMLElement | null | undefined,
  isEscaped: boolean,
): void {
  // In Firefox, a button that a mouse has focused gets its ring by a new focus
  // only. With the ring, what it opened does not fade, and Tab skips it.
  if (isEscaped) button?.blur();
  button?.focus({
    preventScroll: true,
    ...(isEscaped && { focusVisible: true }),
  });
}
