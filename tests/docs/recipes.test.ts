import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../hosts/checks/measure';
import {
  boxOf,
  DESKTOP,
  expectFocusOn,
  hydrated,
  inRecipe,
  PHONE,
  scrollTo,
  UNSCRIPTED,
} from './recipes/inRecipe';
import { recipes } from './recipes/startRecipe';

/** The height of the bar. */
const BAR = 72;

it.each([...recipes])('%s has at most 25 lines of code', (_, blocks) => {
  const lines = blocks.flatMap(({ code }) => code.split('\n'));
  const isCode = (line: string) => !/^\s*$|^(\/\/|\/\*) \S+\.\w+/.test(line);
  expect(lines.filter(isCode).length).toBeLessThanOrEqual(25);
});

const offset = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue(
      '--lintel-header-offset',
    ),
  );

inRecipe('A promo bar that stays closed', (open) => {
  const offer = (page: Page) => page.getByText('Half price until Friday');
  const close = (page: Page) =>
    page.getByRole('button', { name: 'Close', exact: true });

  it('stays closed on the pages that follow, without a shift', async () => {
    const { page } = await open();
    await expect.poll(() => offset(page)).not.toBe(`${BAR}px`);
    await close(page).click();
    expect(await offer(page).isVisible()).toBe(false);
    await expect.poll(() => offset(page)).toBe(`${BAR}px`);
    await page.goto(new URL('/pricing', page.url()).href);
    await hydrated(page);
    expect(await offer(page).isVisible()).toBe(false);
    await expect.poll(() => offset(page)).toBe(`${BAR}px`);
    expect(await layoutShift(page)).toBe(0);
  });

  it('closes before hydration', async () => {
    const { page } = await open({ held: true });
    await close(page).click();
    expect(await offer(page).isVisible()).toBe(false);
  });

  it('has no button without JavaScript', async () => {
    const { page } = await open(UNSCRIPTED);
    expect(await offer(page).isVisible()).toBe(true);
    expect(await close(page).count()).toBe(0);
  });
});

inRecipe('A call to action that appears after the hero', (open) => {
  const action = (page: Page) =>
    page.getByRole('link', { name: 'Get started', exact: true });

  it.each([
    ['in a wide window', DESKTOP],
    ['on a phone', PHONE],
  ])(
    'is not visible before the hero is left, not even before hydration, and never moves anything, %s',
    async (_, device) => {
      const { page, release } = await open({ ...device, held: true });
      expect(await action(page).count()).toBe(0);
      await release();
      expect(await action(page).count()).toBe(0);
      await scrollTo(page, 900);
      await action(page).waitFor();
      await scrollTo(page, 0);
      await expect.poll(() => action(page).count()).toBe(0);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  it('is in the drawer at once, if it does not fit into the bar', async () => {
    const { page } = await open({ viewport: { width: 200, height: 600 } });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await action(page).waitFor();
  });

  it('is visible without JavaScript', async () => {
    const { page } = await open(UNSCRIPTED);
    expect(await action(page).isVisible()).toBe(true);
  });
});

inRecipe('Search', (open) => {
  const button = (page: Page) =>
    page.getByRole('button', { name: 'Search', exact: true });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Search' });

  async function search(page: Page) {
    await page.keyboard.type('domains');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=domains');
  }

  it('opens a field below the bar, which has focus, and closes with Escape', async () => {
    const { page } = await open();
    await button(page).click();
    await expectFocusOn(field(page));
    const { y } = await boxOf(field(page));
    expect(y).toBeGreaterThanOrEqual(BAR);
    expect(y).toBeLessThan(BAR + 40);
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).isVisible()).toBe(false);
    await expectFocusOn(button(page));
    await page.keyboard.press('Enter');
    await expectFocusOn(field(page));
    await search(page);
  });

  it('is in the drawer on a phone', async () => {
    const { page } = await open(PHONE);
    await page.waitForSelector('[aria-controls$="-drawer"]');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await button(page).click();
    await expectFocusOn(field(page));
    const { x, width } = await boxOf(field(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(375);
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).isVisible()).toBe(false);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await button(page).click();
    await expectFocusOn(field(page));
    await search(page);
  });

  it('works without JavaScript', async () => {
    const { page } = await open(UNSCRIPTED);
    await button(page).click();
    await field(page).click();
    await search(page);
  });
});

inRecipe('Sub-navigation of a section', (open) => {
  const nav = (page: Page) => page.getByRole('navigation', { name: 'Hosting' });

  it('marks the current page, and stays below the header, and above the target of a link, but below a menu', async () => {
    const { page } = await open({ at: '/hosting/wordpress' });
    const current = nav(page).locator('[aria-current="page"]');
    await expect.poll(() => current.allTextContents()).toEqual(['WordPress']);
    const below = async () => (await boxOf(nav(page))).y;
    await scrollTo(page, 1200);
    await expect.poll(below).toBe(BAR);
    await page.goto(`${page.url()}#prices`);
    const prices = page.getByRole('heading', { name: 'Prices' });
    const { height } = await boxOf(nav(page));
    await expect
      .poll(async () => Math.round((await boxOf(prices)).y))
      .toBe(BAR + height);
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('group', { name: 'Products' }).waitFor();
    const overview = nav(page).getByRole('link', { name: 'Overview' });
    await expect.poll(() => isOnTop(overview)).toBe(false);
  });
});

inRecipe('A frosted bar', (open) => {
  const backdropOf = (header: Element) =>
    getComputedStyle(header, '::before').backdropFilter;

  /** Whether the bar looks different above another background. */
  async function isTranslucent(page: Page) {
    const looks = [];
    for (const colour of ['red', 'blue']) {
      await page.evaluate((value) => {
        document.getElementById('content')!.style.background = value;
      }, colour);
      const clip = { x: 400, y: 0, width: 10, height: BAR - 2 };
      looks.push(
        (await page.screenshot({ clip, animations: 'disabled' })).toString(
          'base64',
        ),
      );
    }
    return looks[0] !== looks[1];
  }

  it('shows the page while it is scrolled, but not through an open menu', async () => {
    const { page } = await open();
    await scrollTo(page, 300);
    await expect.poll(() => isTranslucent(page)).toBe(true);
    const header = page.getByRole('banner');
    expect(await header.evaluate(backdropOf)).toBe('blur(12px)');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('group', { name: 'Products' }).waitFor();
    await expect.poll(() => isTranslucent(page)).toBe(false);
  });
});

/** Whether a press in the middle of the element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return node.contains(top);
  });
