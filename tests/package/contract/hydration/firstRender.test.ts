import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import type { PageDescription } from '../page/Page';
import { onBothReacts } from '../setup/onBothReacts';

/** A browser that differs from the server wherever it can. */
const elsewhere = {
  loggedIn: true,
  search: 'lang=de&languageUk&force-reduced-motion',
  locale: 'ja-JP',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  forcedColors: 'active',
  viewport: { width: 375, height: 700 },
  before: () => {
    document.cookie = 'language=fr; path=/';
    document.cookie = 'ss_i18n={"language":"fr-FR"}; path=/';
    localStorage.setItem('lintel_has_landed', 'true');
    sessionStorage.setItem('sqsp_l', 'true');
  },
} as const;

const pages: [string, PageDescription][] = [
  ['all settings given', { headers: [{ content: 'de', tracking: false }] }],
  ['no content and no locale', { headers: [{}] }],
  // Without analytics, which would say that an address without a domain sends no
  // events.
  ['no site', { headers: [{ site: null, tracking: false }] }],
];

// In development, because only then React reports mismatches.
onBothReacts(
  'the first client render depends only on props',
  'development',
  (contract) => {
    it.each(pages)(
      'with %s, gives the same bytes as the server, hydrates without a message, then reads the browser',
      async (_, description) => {
        const opened = await contract.open(description, {
          ...elsewhere,
          held: true,
        });
        const { page } = opened;
        // A string, because Vitest would rewrite the `import()` of a function.
        const html = await page.evaluate(
          `import('/assets/firstRender.js').then(({ firstRender }) =>
            firstRender(${JSON.stringify(description)}))`,
        );
        expect(html).toBe(await contract.render(description));
        // React 18 warns about effects, which that render has none of.
        opened.lines.splice(0);
        await opened.release();
        await page.waitForSelector('[data-lintel="header"][lang="de-DE"]');
        for (const later of [
          '[data-lintel-status="loggedIn"]',
          'a[aria-current]',
        ]) {
          await page.waitForSelector(later, { state: 'attached' });
        }
        const { recovered } = await page.evaluate(() => window.contract);
        expect(recovered).toEqual([]);
        expect(unexpectedLines(opened.lines)).toEqual([]);
      },
    );

    // Each React version warns about the other's spelling of `fetchpriority`.
    it('with an image, has it in the HTML and hydrates without a message', async () => {
      const page = {
        image: true,
        headers: [{ site: { hosts: { media: contract.media } } }],
      };
      expect(await contract.render(page)).toMatch(
        /<img loading="eager"[^>]* fetchpriority="high"[^>]* src="[^"]*\/spotlight\/studio-500w\.jpg"/i,
      );
      const opened = await contract.open(page);
      await opened.page.waitForSelector('[data-lintel-status="loggedOut"]');
      const image = opened.page.getByRole('img', { name: 'A studio' });
      expect(await image.getAttribute('fetchpriority')).toBe('high');
      expect(unexpectedLines(opened.lines)).toEqual([]);
    });
  },
);
