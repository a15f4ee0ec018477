import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  newVisitorAlone,
  recordConsole,
  unexpectedLines,
} from './checks/browser';
import { hrefsIn } from './checks/headerLinks';
import { languageLinksIn, testLanguages } from './checks/testLanguages';
import { writeSection } from './start/followGuide';
import { hostFor } from './start/startHost';

/** What the guide shows, in an app with the options of `create-next-app`. */
const writeGuide = (folder: string) =>
  writeSection(path.join(folder, 'languages/segment'), {
    file: 'docs/next-languages.md',
    heading: 'Languages in the path',
    skips: /^src\/site\.ts$/,
  });

describe("Next's App Router, as the guide says", () => {
  const host = hostFor({
    app: 'next',
    serve: {
      command: () => ['npm', 'run', 'start:segment'],
      ready: /Ready in/,
    },
    script: 'build:segment',
    prepare: writeGuide,
  });
  testLanguages(host, { english: '/en' });

  const get = async (address: string) => {
    const response = await fetch(host().url + address, { redirect: 'manual' });
    const html = await response.text();
    const location = response.headers.get('location');
    return { status: response.status, location, html };
  };

  it.each([
    ['/de/preise', ['/en/prices', '/de/preise', '/fr']],
    ['/en/prices', ['/en/prices', '/de/preise', '/fr']],
    [
      '/de/posts/first',
      ['/en/posts/first', '/de/posts/first', '/fr/posts/first'],
    ],
  ])('the HTML of %s leads to it in each language', async (address, hrefs) => {
    const { status, html } = await get(address);
    expect(status).toBe(200);
    expect(languageLinksIn(html)).toEqual(hrefs);
  });

  it.each(['/de/missing', '/de/missing/below/it'])(
    'the HTML of %s has an error page in its language',
    async (address) => {
      const { status, html } = await get(address);
      expect(status).toBe(404);
      expect(html).toContain('<h1>Diese Seite gibt es nicht</h1>');
      expect(hrefsIn(html)).toEqual(
        expect.arrayContaining(['/de/scheduling', '/en' + address.slice(3)]),
      );
      const page = await newVisitorAlone();
      const lines = recordConsole(page);
      await page.goto(host().url + address);
      await page.locator('[data-lintel="header"][data-lintel-ready]').waitFor();
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.allTextContents()).toEqual([
        'Diese Seite gibt es nicht',
      ]);
      // Chromium's own line about the page.
      const others = lines.filter((line) => !/status of 404/.test(line));
      expect(unexpectedLines(others)).toEqual([]);
    },
  );

  it.each([
    ['/', '/en'],
    ['/pricing', '/en/pricing'],
    ['/enterprise/team', '/en/enterprise/team'],
  ])('%s leads to %s', async (address, target) => {
    expect(await get(address)).toMatchObject({ status: 307, location: target });
  });

  it('a file is no page of a language', async () => {
    expect((await get('/icon.svg')).status).toBe(200);
    expect((await get('/missing.txt')).status).toBe(404);
  });

  it('Log In leads to the login page in the language of the page', async () => {
    const { html } = await get('/fr/pricing');
    expect(hrefsIn(html)).toContain('/fr/login');
  });

  it('a right-to-left page has dir="rtl"', async () => {
    const { html } = await get('/ar/pricing');
    expect(html).toMatch(/<html lang="ar-EG" dir="rtl">/);
  });
});
