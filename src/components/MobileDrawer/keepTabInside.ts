import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex]';

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
