import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from './browser';
import { hrefsIn } from './headerLinks';
import { layoutShift } from './measure';
import { openPage } from './openPage';
import type { Host } from '../start/startHost';

/** The sections of the page at `/guide`. */
const sections = ['Features', 'Pricing', 'Questions'];

/** Tests of a long page, rendered on the server. */
export function testLongPage(host: () => Host): void {
  it('serves a link to each section', async () => {
    const html = await (await fetch(`${host().url}/guide`)).text();
    expect(hrefsIn(html)).toEqual(
      expect.arrayContaining(['#features', '#pricing', '#questions']),
    );
  });

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
