/** The direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** Whether a key may move focus in a row. */
export function isRowKey(key: string): boolean {
  return /^(Arrow.+|Home|End)$/.test(key);
}

interface Key extends Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'
> {
  target: EventTarget;
  currentTarget: Element;
}

/**
 * Moves focus between entries with the arrow keys, Home and End. It stays at the
 * ends, and the page does not scroll. Keys with modifiers are left to the
 * browser.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function moveFocus(event: Key, entries: readonly HTMLElement[]): void {
  const { key, currentTarget } = event;
  const index = entries.indexOf(event.target as HTMLElement);
  const isPlain = !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey
  );
  if (index < 0 || !isPlain || !isRowKey(key)) return;
  event.preventDefault();
  const { direction } = getComputedStyle(currentTarget);
  const forward = direction === 'rtl' ? -1 : 1;
  const target = {
    ArrowDown: entries[index + 1],
    ArrowUp: entries[index - 1],
    ArrowRight: entries[index + forward],
    ArrowLeft: entries[index - forward],
    Home: entries[0],
    End: entries.at(-1),
  }[key];
  target?.focus();
}

/** Moves focus from a button to the first entry of its panel, with Down. */
export function moveInto(event: Key, panel: readonly HTMLElement[]): void {
  if (panel.length > 0)
    moveFocus(event, [event.target as HTMLElement, ...panel]);
}
