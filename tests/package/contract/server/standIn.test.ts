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
import {
  onBothReacts,
  onNewestReact,
  type Contract,
} from '../setup/onBothReacts';

const withOnError = { headers: [{ onError: true }] };

onBothReacts(
  'the fallback for a header that threw',
  'production',
  (contract) => {
    it('has the same links if the live header throws at hydration', async () => {
      const before = () => {
        window.contract.throwing = 'LiveHeader';
      };
      const { page } = await contract.open(withOnError, { before });
      await expectStandIn(page, contract, withOnError);
      await expectOneReport(page, 'LiveHeader threw.');
    });

    it('has the same links if a panel throws as it opens', async () => {
      const { page } = await contract.open(withOnError);
      await page.evaluate(() => {
        window.contract.throwing = 'Panel';
      });
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.waitForSelector('[data-lintel="header"][data-fallback]');
      await expectStandIn(page, contract, withOnError);
      await expectOneReport(page, 'Panel threw.');
    });

    it('has the same links if the team’s logo throws, and the link to the home page', async () => {
      const page = { headers: [{ onError: true, logo: 'throwing' as const }] };
      const opened = await contract.open(page);
      await expectStandIn(opened.page, contract, page);
      await expectOneReport(opened.page, 'The logo threw.');
      await opened.page.getByRole('link', { name: 'Home' }).waitFor();
    });
  },
);

const phone = { width: 390, height: 844 };

onNewestReact(
  'the fallback for a part that threw',
  'production',
  (contract) => {
    it('is the plain list if a section of the open drawer throws, and leaves the page unchanged', async () => {
      const { page } = await contract.open(withOnError, { viewport: phone });
      await page.waitForSelector('[aria-controls$="-drawer"]');
      await page.locator('[data-lintel="hamburger"]').click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const products = drawer.getByRole('button', { name: 'Products' });
      await products.waitFor();
      await page.evaluate(() => {
        window.contract.throwing = 'DrawerMenu';
      });
      await products.click();
      await expectListInstead(page, 'DrawerMenu');
    });
  },
);

async function expectListInstead(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => window.contract.reported.length > 0);
  await expectReports(page, [`mobile drawer: Error: ${name} threw.`]);
  expect(await page.locator('dialog').count()).toBe(0);
  const marks = () =>
    page.evaluate(() => ({
      body: document.body.className,
      scroll: document.documentElement.dataset['lintelScroll'],
      header: document.querySelector('[data-open]') !== null,
    }));
  // Undone right after the report.
  await expect
    .poll(marks)
    .toEqual({ body: '', scroll: undefined, header: false });
  const hamburger = page.locator('[data-lintel="hamburger"]');
  expect(await hamburger.getAttribute('aria-expanded')).toBe('false');
  await hamburger.click();
  await page.getByRole('button', { name: 'Products' }).click();
  await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
}

async function expectReports(page: Page, expected: string[]): Promise<void> {
  const { reported } = await page.evaluate(() => window.contract);
  expect(reported).toEqual(expected);
}

/**
 * All links of the server's HTML are present, and CSS opens the menu by hover
 * and by focus.
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

/** The address as it is written in HTML. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return (pathname + search).replaceAll('&', '&amp;');
}

async function expectOneReport(page: Page, message: string): Promise<void> {
  const { reported, passed } = await page.evaluate(() => window.contract);
  expect(reported).toEqual([`header: Error: ${message}`]);
  expect(passed).toEqual([`Error: ${message}`]);
}
