const brush = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
})!;

/** A colour of CSS such as `#0e0e0e`, opaque. */
export function hexOf(color: string): string {
  // A pixel that can be seen through has its colour only roughly.
  const [red, green, blue] = pixelOf(`rgb(from ${color} r g b / 1)`);
  return `#${[red!, green!, blue!].map(hex).join('')}`;
}

/** From 0, which cannot be seen, to 255. */
export const alphaOf = (color: string): number => pixelOf(color)[3]!;

/** `#0e0e0e` with this alpha: `#0e0e0e80`. */
export const withAlpha = (opaque: string, alpha: number): string =>
  alpha === 255 ? opaque : opaque + hex(alpha);

const hex = (part: number) => part.toString(16).padStart(2, '0');

function pixelOf(color: string): Uint8ClampedArray {
  brush.fillStyle = '#000000';
  brush.fillStyle = color;
  brush.clearRect(0, 0, 1, 1);
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
}

/** The contrast of two colours such as `#0e0e0e`. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].sort(
    (a, b) => b - a,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
