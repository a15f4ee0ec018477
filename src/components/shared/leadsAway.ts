import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab. With Ctrl or ⌘ the menu stays open, so that several links can be opened. */
export function leadsAway({ target, ctrlKey, metaKey }: MouseEvent): boolean {
  return (
    !(ctrlKey || metaKey) &&
    target instanceof Element &&
    // The avatar is a link with the role of a button.
    !!target.closest('a:not([role="button"])')
  );
}
