import { expect, it } from 'vitest';
import { hrefsIn, languageLinks } from './headerLinks';
import { isMarked, markDocument } from './markDocument';
import { openPage } from './openPage';
import type { Host } from '../start/startHost';
import type { HeaderExpectations } from './testHeader';

/**
 * Tests of the languages that every host must pass: German at `/de`, and the
 * French site on its own host.
 */
export function testLanguages(
  host: () => Host,
  {
    serverRendered,
    takesEveryLink,
  }: Required<Pick<HeaderExpectations, 'serverRendered' | 'takesEveryLink'>>,
): void {
  if (serverRendered) {
    it('serves a link to each language, the current one marked', async () => {
      const html = await (await fetch(`${host().url}/de`)).text();
      const [french] = languageLinks().filter((href) => href.includes('fr.'));
      const expected = languageLinks().map((href) =>
        href === french ? `${host().url}/` : href,
      );
      expect(hrefsIn(html).filter((href) => expected.includes(href))).toEqual(
        expected,
      );
      const current = html.match(/<a\b[^>]* aria-current="true"[^>]*>/g);
      expect(current).toEqual([expect.stringContaining('hrefLang="de-DE"')]);
    });
  }

  it('stores German in both cookies', async () => {
    const { page } = await openPage(host(), '/de');
    const kept = async () =>
      (await page.context().cookies())
        .filter(({ name }) => ['language', 'ss_i18n'].includes(name))
        .map(({ name, value }) => `${name}=${decodeURIComponent(value)}`)
        .sort();
    await expect
      .poll(kept)
      .toEqual([
        'language=de',
        'ss_i18n={"language":"de-DE","currency":"USD"}',
      ]);
  });

  if (takesEveryLink) return;

  it('leaves links to other languages to the browser, even if they lead to a route of the app', async () => {
    const { page } = await openPage(host(), '/');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Websites', exact: true }).click();
    await page.getByRole('heading', { name: 'Website design' }).waitFor();
    await markDocument(page);
    await page.getByRole('button', { name: 'Language English' }).click();
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.isNavigationRequest()),
      page.getByRole('link', { name: 'Français' }).click(),
    ]);
    const { cookie } = await request.allHeaders();
    expect(cookie?.split('; ')).toContain('language=fr');
    expect(request.url()).toMatch(
      new RegExp(`^${host().url}/website-design/?$`),
    );
    await page.waitForLoadState();
    expect(await isMarked(page)).toBe(false);
  });
}
