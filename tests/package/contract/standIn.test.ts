import { expect, it } from 'vitest';
import {
  hrefsIn,
  languageLinks,
  productsLinks,
  resourcesLinks,
} from '../../consumers/setup/headerLinks';
import type { Page } from 'playwright';
import type { PageDescription } from './page/Page';
import { isShown } from './setup/links';
import { onBothReacts, type Contract } from './setup/onBothReacts';

const withOnError = { headers: [{ onError: true }] };

onBothReacts(
  'the stand-in for a header that threw',
  'production',
  (contract) => {
    it('has the same links where the live header throws at hydration', async () => {
      const before = () => {
        window.contract.throwing = 'LiveHeader';
      };
      const { page } = await contract.open(withOnError, { before });
      await expectStandIn(page, contract, withOnError);
      await expectOneReport(page, 'LiveHeader threw.');
    });

    it('has the same links where the menus throw at hydration', async () => {
      const before = () => {
        window.contract.throwing = 'MainNavigation';
      };
      const { page } = await contract.open(withOnError, { before });
      await expectStandIn(page, contract, withOnError);
      await expectOneReport(page, 'MainNavigation threw.');
    });

    it('has the same links where a panel throws as it opens', async () => {
      const { page } = await contract.open(withOnError);
      await page.evaluate(() => {
        window.contract.throwing = 'Panel';
      });
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.waitForSelector('[data-lintel="header"][data-fallback]');
      await expectStandIn(page, contract, withOnError);
      await expectOneReport(page, 'Panel threw.');
    });

    it("has the same links where the team's logo throws, and the way home", async () => {
      const page = { headers: [{ onError: true, logo: 'throwing' as const }] };
      const opened = await contract.open(page);
      await expectStandIn(opened.page, contract, page);
      await expectOneReport(opened.page, 'The logo threw.');
      await opened.page.getByRole('link', { name: 'Home' }).waitFor();
    });
  },
);

/** The links of the server's HTML are all there, and CSS opens the menu by hover and by focus. */
async function expectStandIn(
  page: Page,
  contract: Contract,
  description: PageDescription,
): Promise<void> {
  // A stand-in is drawn in the browser, which knows the page's address.
  const url = page.url();
  const html = await contract.render({
    headers: description.headers?.map((header) => ({ ...header, url })),
  });
  expect(await page.locator('header[data-fallback]').count()).toBe(1);
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
}

/** As it stands in HTML. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return (pathname + search).replaceAll('&', '&amp;');
}

async function expectOneReport(page: Page, message: string): Promise<void> {
  const { reported, told } = await page.evaluate(() => window.contract);
  expect(reported).toEqual([`header: Error: ${message}`]);
  expect(told).toEqual([`Error: ${message}`]);
}
