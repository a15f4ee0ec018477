/** Finds labels and descriptions of links that need more than two lines. */
export function longTexts(part: Element): string[] {
  return [...part.querySelectorAll('li > a > span')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .filter((text) => linesOf(text) > 2)
    .map(({ textContent }) => textContent);
}

function linesOf(text: Element): number {
  const { height } = text.getBoundingClientRect();
  return Math.round(height / parseFloat(getComputedStyle(text).lineHeight));
}
