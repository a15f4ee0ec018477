/** The direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** Whether a key may move focus in a row. */
export function isRowKey(key: string): boolean {
  return /^(Arrow.+|Home|End)$/.test(key);
}
