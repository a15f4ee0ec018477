/** A computed colour as `rgb(…)`: a mix is computed as `color(srgb 1 1 1 / 0.5)`. */
export function inRgb(color: string): string {
  const [, parts, alpha] =
    /^color\(srgb ([\d. ]+?)( \/ [\d.]+)?\)$/.exec(color) ?? [];
  if (!parts) return color;
  const values = parts.split(' ').map((part) => Math.round(Number(part) * 255));
  return alpha
    ? `rgba(${values.join(', ')}, ${alpha.slice(3)})`
    : `rgb(${values.join(', ')})`;
}
