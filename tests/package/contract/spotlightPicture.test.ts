import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { onBothReacts, type Contract } from './setup/onBothReacts';

const PICTURE = '/spotlight/studio-*';
const MARKER = '/spotlight/bakery-100w.jpg';

const phone = { viewport: { width: 375, height: 700 } };

onBothReacts("the spotlight's picture", 'production', (contract) => {
  it('is not requested before its menu opens, and is then', async () => {
    const { page, lines } = await openPage(contract);
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await seeLazyPicture(page, contract);
    expect(requestedPictures(contract)).toEqual([]);

    await page.getByRole('button', { name: 'Resources' }).click();
    await contract.backend.waitForLog(PICTURE);
    const picture = page.locator('[data-lintel="spotlight"] img').first();
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    // One width, and the smaller format.
    expect(requestedPictures(contract)).toEqual([
      expect.stringMatching(/^\/spotlight\/studio-\d+w\.webp$/),
    ]);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('is requested on a phone once its section in the drawer opens', async () => {
    const { page } = await openPage(contract, phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await seeLazyPicture(page, contract);
    expect(requestedPictures(contract)).toEqual([]);
    await page.getByRole('button', { name: 'Resources' }).click();
    await contract.backend.waitForLog(PICTURE);
    expect(requestedPictures(contract)).toEqual([
      expect.stringMatching(/^\/spotlight\/studio-\d+w\.webp$/),
    ]);
  });
});

function openPage(
  contract: Contract,
  options?: Parameters<Contract['open']>[1],
) {
  const site = { hosts: { media: contract.media } };
  return contract.open({ headers: [{ site }] }, options);
}

function requestedPictures({ backend }: Contract): string[] {
  return backend.log
    .map(({ path }) => path)
    .filter((path) => path.startsWith(PICTURE.slice(0, -1)));
}

/** Puts a lazy picture in view and waits until it is requested: by then the browser has decided on the others, too. */
async function seeLazyPicture(
  page: Page,
  { backend, media }: Contract,
): Promise<void> {
  await page.evaluate((src) => {
    const image = document.createElement('img');
    image.loading = 'lazy';
    image.width = 100;
    image.height = 100;
    image.src = src;
    // Over everything: an open list may fill the screen.
    image.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 99';
    document.body.append(image);
  }, media + MARKER);
  await backend.waitForLog(MARKER);
}
