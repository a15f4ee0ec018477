import { hasKeyboardFocus } from './keyboardFocus';

const OPEN =
  ':is([data-lintel="item"], [data-lintel="language-menu"], [data-lintel="account-menu"])[data-state="open"]';

/** Whether something that is open on the page has the keyboard's focus: a hover elsewhere must not take it away. */
export function isOpenPartFocused(): boolean {
  return hasKeyboardFocus(document.activeElement?.closest(OPEN) ?? null);
}
