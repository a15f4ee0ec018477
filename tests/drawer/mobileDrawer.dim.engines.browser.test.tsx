import { expect, it } from 'vitest';
import { waitForRest } from '../browser/frames';
import { pictureOf } from '../browser/pictureOf';
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
  const picture = await pictureOf(element);
  const [red = 0, green = 0, blue = 0] = picture.getImageData(6, 6, 1, 1).data;
  return (red + green + blue) / 3;
}
