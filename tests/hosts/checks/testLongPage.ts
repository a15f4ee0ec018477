import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from './browser';
import { hrefsIn } from './headerLinks';
import { layoutShift } from './measure';
import { openPage, phone } from './openPage';
import type { Host } from '../start/startHost';

/** The sections of the page at `/guide`. */
const sections = ['Features', 'Pricing', 'Questions'];

/** Tests of a long page and of the carousel in the menu Resources. */
export function testLongPage(host: () => Host, serverRendered: boolean): void {
  if (serverRendered) {
    it('serves a link to each section', async () => {
      const html = await (await fetch(`${host().url}/guide`)).text();
      expect(hrefsIn(html)).toEqual(
        expect.arrayContaining(['#features', '#pricing', '#questions']),
      );
    });
  }

  it('lists the sections next to the page, and goes to the chosen one', async () => {
    const { page, lines } = await openPage(host(), '/guide');
    const links = sideNav(page).getByRole('link');
    expect(await links.allTextContents()).toEqual(sections);
    await links.filter({ hasText: 'Pricing' }).click();
    await expect.poll(() => fromHeader(page, 'Pricing')).toBe(0);
    expect(new URL(page.url()).hash).toBe('#pricing');
    await expect
      .poll(() => sideNav(page).locator('[aria-current]').textContent())
      .toBe('Pricing');
    expect(await layoutShift(page)).toBe(0);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('opens the list of sections on a phone, and goes to the chosen one', async () => {
    const { page, lines } = await openPage(host(), '/guide', {
      viewport: phone,
    });
    const bar = sideNav(page).getByRole('button');
    await bar.click();
    await sideNav(page).getByRole('link', { name: 'Questions' }).click();
    await expect.poll(() => bar.textContent()).toContain('Questions');
    expect(await bar.getAttribute('aria-expanded')).toBe('false');
    expect(new URL(page.url()).hash).toBe('#questions');
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('shows the pictures of Resources one after another, until they are stopped', async () => {
    const { page, lines } = await openPage(host(), '/');
    await page.getByRole('button', { name: 'Resources' }).click();
    await page.getByRole('button', { name: 'Stop slide show' }).click();
    await page.getByRole('button', { name: 'Start slide show' }).waitFor();
    // After that, the dots show by their position which picture is visible.
    expect(await layoutShift(page)).toBe(0);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: '2 of 3', exact: true }).waitFor();
    expect(unexpectedLines(lines)).toEqual([]);
  });
}

function sideNav(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** The distance from the header to the start of a section, in whole px. */
function fromHeader(page: Page, name: string): Promise<number> {
  return page.getByRole('region', { name }).evaluate((section) => {
    const header = document.querySelector('[data-lintel="header"]')!;
    const { bottom } = header.getBoundingClientRect();
    return Math.abs(Math.round(section.getBoundingClientRect().top - bottom));
  });
}
