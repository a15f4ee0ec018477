import { expect, it } from 'vitest';
import {
  hrefsIn,
  languageLinks,
  productsLinks,
  resourcesLinks,
} from '../../../hosts/checks/headerLinks';
import type { Page } from 'playwright';
import type { PageDescription } from '../page/Page';
import { isShown } from '../setup/links';
import { onBothReacts, type Contract } from '../setup/onBothReacts';

onBothReacts(
  'the fallback for a header that threw',
  'production',
  (contract) => {
    it('has the same links if the team’s logo throws at hydration, and the link to the home page', async () => {
      const page = { headers: [{ onError: true, logo: 'throwing' as const }] };
      const opened = await contract.open(page);
      await expectStandIn(opened.page, contract, page);
      await opened.page.getByRole('link', { name: 'Home' }).waitFor();
    });

    it('has the same links if the team’s logo throws while a menu is open', async () => {
      const description = {
        headers: [{ onError: true, logo: 'breaking' as const }],
      };
      const { page } = await contract.open(description);
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      await page.evaluate(() => dispatchEvent(new Event('break')));
      await page.waitForSelector(
        '[data-lintel="header"][data-lintel-fallback]',
      );
      await expectStandIn(page, contract, description);
    });
  },
);

/**
 * All links of the server's HTML are present, CSS opens the menu by hover and by
 * focus, and the error has been reported once.
 */
async function expectStandIn(
  page: Page,
  contract: Contract,
  description: PageDescription,
): Promise<void> {
  // The fallback is rendered in the browser, which knows the page's address.
  const url = page.url();
  const html = await contract.render({
    headers: description.headers?.map((header) => ({ ...header, url })),
  });
  expect(await page.locator('header[data-lintel-fallback]').count()).toBe(1);
  const links = hrefsIn(await page.locator('header').innerHTML());
  expect(links).toEqual(
    expect.arrayContaining([
      ...productsLinks,
      ...resourcesLinks,
      ...languageLinks(pathOf(url)),
    ]),
  );
  expect(hrefsIn(html)).toEqual(expect.arrayContaining(links));
  await page.getByRole('link', { name: 'Log In' }).waitFor();
  await page.mouse.move(640, 790);
  await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
  await page.getByRole('button', { name: 'Products' }).hover();
  await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
  await page.mouse.move(640, 790);
  await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
  await page.getByRole('button', { name: 'Products' }).focus();
  await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
  await page.getByRole('button', { name: 'Language English' }).click();
  await page.getByRole('link', { name: '日本語' }).waitFor();
  const { reported, passed } = await page.evaluate(() => window.contract);
  expect(reported).toEqual(['header: Error: The logo threw.']);
  expect(passed).toEqual(['Error: The logo threw.']);
}

/** The address as it is written in HTML. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return (pathname + search).replaceAll('&', '&amp;');
}
