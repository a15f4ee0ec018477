/**
 * A click within this time of the hover that opened the menu does not close it,
 * in ms (behaviour M4). Visitors often point and click in one movement.
 * @see https://github.com/radix-ui/primitives/issues/1630
 */
export const REFLEX_CLICK = 350;

/** Whether a click and the hover before it are one movement (behaviour M4). */
export function isReflexClick(
  { hoveredAt }: { hoveredAt: number | null },
  at: number,
  reflexClickMs: number,
): boolean {
  return hoveredAt !== null && at - hoveredAt < reflexClickMs;
}
