/**
 * Stacks pictures in one, with a gap. Runs in a page: takes and returns base64.
 *
 * @param {string[]} pictures PNG
 * @returns {Promise<string>} WebP
 */
export async function stackPictures(pictures) {
  const GAP = 8;
  const MAX_WIDTH = 620;
  const bitmaps = await Promise.all(
    pictures.map(async (each) => {
      const answer = await fetch(`data:image/png;base64,${each}`);
      return createImageBitmap(await answer.blob());
    }),
  );
  const [first] = bitmaps;
  if (!first)
    throw new Error(
      'Lintel: no pictures; nothing was drawn. Pass one or more.',
    );
  const scale = Math.min(1, MAX_WIDTH / first.width);
  const width = Math.round(first.width * scale);
  const height = Math.round(first.height * scale);
  const canvas = new OffscreenCanvas(
    width,
    height * bitmaps.length + GAP * (bitmaps.length - 1),
  );
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error(
      'Lintel: this browser has no canvas, so no picture was drawn. Use Chromium.',
    );
  context.imageSmoothingQuality = 'high';
  bitmaps.forEach((bitmap, index) => {
    context.drawImage(bitmap, 0, index * (height + GAP), width, height);
  });
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(
    bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''),
  );
}
