import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loggedEvents } from '../../server/loggedEvents';
import type { RunningServer } from '../../server/startServer';
import { unexpectedLines } from './browser';
import { hrefsIn } from './headerLinks';
import { isMarked, markDocument } from './measure';
import { openPage } from './openPage';

/**
 * How an app keeps three languages in the path. Each page has its language and
 * its path without the language as its heading: `de /pricing`.
 */
export interface LanguagesExpectations {
  /** The path of English pages. @default '' */
  english?: string;
  /** Whether the app changes languages without loading a page. */
  staysInApp?: boolean;
}

const LOCALES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR' } as const;
type Code = keyof typeof LOCALES;
const codes = Object.keys(LOCALES) as Code[];

/** Tests that every host with languages in its paths must pass, in Chromium. */
export function testLanguages(
  host: () => RunningServer,
  { english = '', staysInApp = false }: LanguagesExpectations,
): void {
  describe('three languages in the path', () => {
    const pathOf = (code: Code, page: string) =>
      `${code === 'en' ? english : `/${code}`}${page}`;

    it.each(codes)(
      'every link of the HTML in %s answers in its language',
      async (code) => {
        const html = await htmlOf(host(), pathOf(code, '/pricing'));
        expect(languageLinksIn(html)).toEqual(
          codes.map((each) => pathOf(each, '/pricing')),
        );
        const hrefs = hrefsIn(html.replace(LANGUAGE_LINKS, ''));
        const paths = new Set(hrefs.filter((href) => href.startsWith('/')));
        expect(paths.size).toBeGreaterThan(25);
        for (const path of paths) {
          expect(langOf(await htmlOf(host(), path)), path).toBe(LOCALES[code]);
        }
      },
    );

    it('a page that does not exist leads to pages in its language', async () => {
      const response = await fetch(host().url + pathOf('de', '/missing'));
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(langOf(html)).toBe('de-DE');
      expect(hrefsIn(html)).toContain('/de/scheduling');
    });

    it('a click on a link opens the address in it, without loading a document', async () => {
      const { page, lines } = await openPage(host(), '/de/pricing');
      await markDocument(page);
      await page.getByRole('button', { name: 'Produkte' }).click();
      const link = page.getByRole('link', { name: 'Terminplanung' });
      expect(await link.getAttribute('href')).toBe('/de/scheduling');
      await link.click();
      await expectPage(page, 'de', '/scheduling');
      expect(await isMarked(page)).toBe(true);
      expect(addressOf(page)).toBe('/de/scheduling');
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('the list changes the language, keeps the page, and is in events as one path in each language; back and forward change it, too', async () => {
      const { page, lines } = await openPage(
        host(),
        '/de/pricing?plan=pro#faq',
      );
      await markDocument(page);
      await choose(page, 'Sprache Deutsch', 'Français');
      await expectPage(page, 'fr', '/pricing');
      expect(addressOf(page)).toBe('/fr/pricing?plan=pro#faq');
      expect(await isMarked(page)).toBe(staysInApp);
      const button = page.getByRole('button', { name: 'Langue Français' });
      expect(await isFocused(button)).toBe(staysInApp);
      await choose(page, 'Langue Français', 'English');
      await expectPage(page, 'en', '/pricing');
      expect(addressOf(page)).toBe(pathOf('en', '/pricing?plan=pro#faq'));
      const events = (action: string) =>
        loggedEvents(host().backend.log, { action });
      const eventIn = (code: Code) => ({
        page_path: '/pricing',
        website_locale: LOCALES[code],
        resolved_locale: LOCALES[code],
      });
      await expect
        .poll(() => events('view'))
        .toMatchObject([eventIn('de'), eventIn('fr'), eventIn('en')]);
      // A click on the list belongs to the page that is left.
      expect(events('click')).toMatchObject([eventIn('de'), eventIn('fr')]);
      // Not `goBack`, which waits for a document to load.
      await page.evaluate(() => history.back());
      await expectPage(page, 'fr', '/pricing');
      await page.evaluate(() => history.forward());
      await expectPage(page, 'en', '/pricing');
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('a page leads to its declared translations', async () => {
      const { page } = await openPage(host(), '/de/preise?plan=pro');
      const links = page.locator('[data-lintel="language-link"]');
      const hrefs = () =>
        links.evaluateAll(
          (all, count) =>
            all.slice(0, count).map((link) => {
              const { pathname, search } = link as HTMLAnchorElement;
              return pathname + search;
            }),
          codes.length,
        );
      await expect
        .poll(hrefs)
        .toEqual([
          pathOf('en', '/prices?plan=pro'),
          '/de/preise?plan=pro',
          '/fr',
        ]);
      await choose(page, 'Sprache Deutsch', 'English');
      await expectPage(page, 'en', '/prices');
      await choose(page, 'Language English', 'Deutsch');
      await expectPage(page, 'de', '/preise');
    });
  });
}

const LANGUAGE_LINKS = /<a\b[^>]*data-lintel="language-link"[^>]*>/g;

/** The page's addresses in the languages of the first list. */
export function languageLinksIn(html: string): string[] {
  const links = html.match(LANGUAGE_LINKS) ?? [];
  return hrefsIn(links.slice(0, codes.length).join(''));
}

/** The `lang` of the document, which links to other languages have, too. */
function langOf(html: string): string | undefined {
  return /<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1];
}

async function htmlOf(host: RunningServer, path: string): Promise<string> {
  const response = await fetch(host.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

async function choose(page: Page, button: string, language: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: language, exact: true }).click();
}

async function expectPage(page: Page, code: Code, path: string) {
  await page.getByRole('heading', { name: `${code} ${path}` }).waitFor();
  const langIn = (part: string) => () =>
    page.locator(part).getAttribute('lang');
  await expect.poll(langIn('html')).toBe(LOCALES[code]);
  await expect.poll(langIn('[data-lintel="header"]')).toBe(LOCALES[code]);
}

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}

function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
