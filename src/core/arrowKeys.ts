export type Direction = 'ltr' | 'rtl';

/** Whether a key may move the focus in a row. */
export function isRowKey(key: string): boolean {
  return /^(Arrow.+|Home|End)$/.test(key);
}

/**
 * Where an arrow key leads in a horizontal row: no wrap at either end (APG
 * disclosure navigation, hybrid). `null` where the key means nothing here.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function nextInRow(
  key: string,
  index: number,
  count: number,
  direction: Direction = 'ltr',
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(index + 1, count - 1);
  if (key === backward) return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
