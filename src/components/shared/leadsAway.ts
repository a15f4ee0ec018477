import type { MouseEvent } from 'react';

/** Whether a click was on a link, and not into another tab beside this one: for several the menu stays. */
export function leadsAway({ target, ctrlKey, metaKey }: MouseEvent): boolean {
  return (
    !(ctrlKey || metaKey) &&
    target instanceof Element &&
    // An avatar may be a button.
    !!target.closest('a:not([role="button"])')
  );
}
