/** A computed colour as `rgb(…)`: a mix is computed as `color(srgb 1 1 1)`. */
export function inRgb(color: string): string {
  const [, parts] = /^color\(srgb ([\d. ]+)\)$/.exec(color) ?? [];
  if (!parts) return color;
  const values = parts.split(' ').map((part) => Math.round(Number(part) * 255));
  return `rgb(${values.join(', ')})`;
}
