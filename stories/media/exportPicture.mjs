/**
 * Exports a picture in every width and type, as base64. Runs in the page.
 *
 * @param {{
 *   source: string,
 *   widths: number[],
 *   qualities: Record<string, number>,
 *   losslessWidths: number[],
 * }} picture
 */
export async function exportPicture({
  source,
  widths,
  qualities,
  losslessWidths,
}) {
  const whole = await createImageBitmap(await (await fetch(source)).blob());
  const files = [];
  for (const width of widths) {
    const canvas = scaled(whole, width);
    for (const [type, quality] of Object.entries(qualities)) {
      const blob = await canvas.convertToBlob({ type, quality });
      files.push({ width, type, content: await base64Of(blob) });
    }
    if (!losslessWidths.includes(width)) continue;
    const type = 'image/png';
    const blob = await canvas.convertToBlob({ type });
    files.push({ width, type, content: await base64Of(blob) });
  }
  return files;
}

/**
 * Halved repeatedly, so that every pixel contributes to the result.
 *
 * @param {ImageBitmap} whole
 * @param {number} width
 */
function scaled(whole, width) {
  const ratio = whole.height / whole.width;
  /** @type {ImageBitmap | OffscreenCanvas} */
  let from = whole;
  for (;;) {
    const next = Math.max(width, Math.ceil(from.width / 2));
    const canvas = new OffscreenCanvas(next, Math.round(next * ratio));
    const context = canvas.getContext('2d');
    if (!context)
      throw new Error(
        'Lintel: the browser returned no canvas context, so the picture cannot be exported. Run the script again.',
      );
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
    if (next === width) return canvas;
    from = canvas;
  }
}

/** @param {Blob} blob */
async function base64Of(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
