import { page } from 'vitest/browser';

/** What the engine draws of an element. Styles do not tell what covers what. */
export async function pictureOf(element: Element) {
  const base64 = await page
    .elementLocator(element)
    .screenshot({ base64: true, save: false });
  const file = await fetch(`data:image/png;base64,${String(base64)}`);
  const picture = await createImageBitmap(await file.blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return context;
}
