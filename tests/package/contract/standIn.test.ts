import { expect, it } from 'vitest';
import {
  hrefsIn,
  productsLinks,
  resourcesLinks,
} from '../../consumers/setup/headerLinks';
import type { Page } from 'playwright';
import { isShown } from './setup/links';
import { onBothReacts } from './setup/onBothReacts';

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
      await expectStandIn(page, await contract.render(withOnError));
      await expectOneReport(page, 'LiveHeader threw.');
    });

    it('has the same links where the menus throw at hydration', async () => {
      const before = () => {
        window.contract.throwing = 'MainNavigation';
      };
      const { page } = await contract.open(withOnError, { before });
      await expectStandIn(page, await contract.render(withOnError));
      await expectOneReport(page, 'MainNavigation threw.');
    });

    it('has the same links where a panel throws as it opens', async () => {
      const { page } = await contract.open(withOnError);
      await page.evaluate(() => {
        window.contract.throwing = 'Panel';
      });
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.waitForSelector('[data-lintel="header"][data-fallback]');
      await expectStandIn(page, await contract.render(withOnError));
      await expectOneReport(page, 'Panel threw.');
    });

    it("has the same links where the team's logo throws, and the way home", async () => {
      const page = { headers: [{ onError: true, logo: 'throwing' as const }] };
      const opened = await contract.open(page);
      await expectStandIn(opened.page, await contract.render(page));
      await expectOneReport(opened.page, 'The logo threw.');
      await opened.page.getByRole('link', { name: 'Home' }).waitFor();
    });
  },
);

/** The links of the server's HTML are all there, and CSS opens the menu by hover and by focus. */
async function expectStandIn(page: Page, html: string): Promise<void> {
  expect(await page.locator('header[data-fallback]').count()).toBe(1);
  const links = hrefsIn(await page.locator('header').innerHTML());
  expect(links).toEqual(
    expect.arrayContaining([...productsLinks, ...resourcesLinks]),
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
}

async function expectOneReport(page: Page, message: string): Promise<void> {
  const { reported, told } = await page.evaluate(() => window.contract);
  expect(reported).toEqual([`header: Error: ${message}`]);
  expect(told).toEqual([`Error: ${message}`]);
}
