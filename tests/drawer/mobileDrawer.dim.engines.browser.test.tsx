import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { waitForRest } from '../browser/frames';
import { openDrawer, showPhone } from './drawerParts';

// Styles do not tell what an engine draws: WebKit draws no inset shadow that fills
// an element.

it('the page beside the drawer is darker than before', async () => {
  const { header } = await showPhone({ width: 744 });
  expect(await lightnessIn(header)).toBe(255);
  await openDrawer();
  await waitForRest();
  expect(await lightnessIn(header)).toBeLessThan(200);
});

/** How light an element is drawn in its corner, beside all words, from 0 to 255. */
async function lightnessIn(element: Element): Promise<number> {
  const base64 = await page
    .elementLocator(element)
    .screenshot({ base64: true, save: false });
  const file = await fetch(`data:image/png;base64,${String(base64)}`);
  const picture = await createImageBitmap(await file.blob());
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.drawImage(picture, -6, -6);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}
