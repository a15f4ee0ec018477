/**
 * Whether a pointer hovers. A finger does not, and neither does a mouse or a pen
 * that is pressed, for example to select text.
 */
export function isHover({
  pointerType,
  buttons,
}: Pick<PointerEvent, 'pointerType' | 'buttons'>): boolean {
  return pointerType !== 'touch' && !buttons;
}
