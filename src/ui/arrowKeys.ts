import { hasModifier } from '../browser/clicks';

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
 * Moves focus between entries with the arrow keys, Home and End. At the ends it
 * stays, or goes around, and the page does not scroll. Keys with modifiers are left to the
 * browser.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function moveFocus(
  event: Key,
  entries: readonly HTMLElement[],
  ends: 'stay' | 'around' = 'stay',
): void {
  const { key, currentTarget } = event;
  const index = entries.indexOf(event.target as HTMLElement);
  if (index < 0 || hasModifier(event) || !isRowKey(key)) return;
  event.preventDefault();
  const { direction } = getComputedStyle(currentTarget);
  const forward = direction === 'rtl' ? -1 : 1;
  const entry = (at: number) =>
    ends === 'stay' ? entries[at] : entries.at(at % entries.length);
  const target = {
    ArrowDown: entry(index + 1),
    ArrowUp: entry(index - 1),
    ArrowRight: entry(index + forward),
    ArrowLeft: entry(index - forward),
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
