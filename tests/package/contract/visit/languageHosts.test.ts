import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { onNewestReact, type Contract } from '../setup/onBothReacts';

const DAY = 86_400;

onNewestReact('the language on real hosts', 'production', (contract) => {
  it('is stored in both cookies for the whole domain, for 30 days, and the chosen one is in the request to the other host, which is for the same page', async () => {
    const { page, lines } = await openInGerman(contract);
    const cookies = await keptCookies(page);
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['language', 'de'],
      ['ss_i18n', '{"language":"de-DE","currency":"USD"}'],
    ]);
    const inDays = (expires: number) => (expires - Date.now() / 1000) / DAY;
    for (const { expires, ...cookie } of cookies) {
      expect(cookie).toMatchObject({
        domain: '.example.com',
        path: '/',
        sameSite: 'Lax',
        httpOnly: false,
        // The port has more than two digits.
        secure: false,
      });
      expect(inDays(expires)).toBeGreaterThan(29.9);
      expect(inDays(expires)).toBeLessThanOrEqual(30);
    }
    expect(unexpectedLines(lines)).toEqual([]);
    const here = new URL(page.url());
    await page.getByRole('button', { name: 'Sprache Deutsch' }).click();
    const link = page.getByRole('link', { name: '日本語' });
    const { cookie = '' } = await headersOfVisit(page, link);
    expect(cookie.split('; ')).toContain('language=ja');
    expect(decodeURIComponent(cookie)).toContain(
      'ss_i18n={"language":"ja-JP","currency":"USD"}',
    );
    await page.waitForURL(/\/\/ja\.example\.com/);
    const there = new URL(page.url());
    expect(there.hostname).toBe('ja.example.com');
    expect(there.pathname).toBe(here.pathname);
    expect(there.search).toBe(here.search);
    expect(there.hash).toBe('#faq');
  });
});

/**
 * A page in German on its host. The sites of the languages have the server's
 * port.
 */
function openInGerman(contract: Contract) {
  const { port } = new URL(contract.url);
  const hosts = { ja: `http://ja.example.com:${port}` };
  const header = { content: 'de', site: { hosts }, tracking: false } as const;
  return contract.open(
    { headers: [header] },
    { host: 'de.example.com', search: 'lang=de-DE&plan=a#faq' },
  );
}

/** Follows a link. */
async function headersOfVisit(page: Page, link: Locator) {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.isNavigationRequest()),
    link.click(),
  ]);
  return request.allHeaders();
}

/** Both cookies by name, once they are there. */
async function keptCookies(page: Page) {
  const context = page.context();
  const both = async () =>
    (await context.cookies(page.url()))
      .filter(({ name }) => ['language', 'ss_i18n'].includes(name))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((cookie) => ({
        ...cookie,
        value: decodeURIComponent(cookie.value),
      }));
  await expect.poll(async () => (await both()).length).toBe(2);
  return both();
}
