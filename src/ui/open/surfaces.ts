import { focusedIn } from '../../browser/focus';

/** What a page opens over itself. */
const SURFACES =
  ':is(dialog[open], [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]):not([aria-hidden="true"])';

/** The dialogs and popovers that the page shows. */
export const openSurfaces = () =>
  [...document.querySelectorAll<HTMLElement>(SURFACES)].filter(isShown);

export function isShown(surface: HTMLElement): boolean {
  if (!surface.isConnected || !surface.matches(SURFACES)) return false;
  const { visibility, opacity } = getComputedStyle(surface);
  const isHidden = visibility !== 'visible' || opacity === '0';
  return !isHidden && surface.getClientRects().length > 0;
}

/**
 * Whether an Escape is a surface's even if it stays open. The browser closes
 * modal dialogs and popovers after all listeners, and others fade out.
 */
export function keepsEscape(surface: HTMLElement): boolean {
  const isNative = ':modal, [popover]:not([popover="manual"])';
  return (
    surface.matches(`:is(${isNative}, [aria-modal="true"])`) ||
    !!focusedIn(surface)
  );
}
