/**
 * The contrast ratio of two opaque `rgb()` colours:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastBetween(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
