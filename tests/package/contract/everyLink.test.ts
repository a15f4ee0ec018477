import { expect, it } from 'vitest';
import {
  hrefsIn,
  languageLinks,
  productsLinks,
  resourcesLinks,
} from '../../consumers/setup/headerLinks';
import type { PageDescription } from './page/Page';
import { onBothReacts } from './setup/onBothReacts';

/** Specification §2, verbatim. */
const internalTargets =
  '/ (home), /professionals, /circle, /professional-email, /ecommerce-website, /ecommerce/designs-that-sell, /online-stores, /services, /invoicing, /scheduling, /content, /donations, /financial-solutions, /blog, /designer/home, /website-design, /templates, /websites/ai-website-builder, /design-intelligence, /websites/create-a-portfolio, /websites/create-a-blog, /websites/analytics, /enterprise, /feature-index, /showcase, /website-marketing, /email-marketing, /marketing/seo, /tools'
    .replace(' (home)', '')
    .split(', ');

const externalTargets = [
  'https://domains.example.com/search',
  'https://domains.example.com/transfer',
  'https://support.example.com/',
  'https://forum.example.com/',
  'https://learn.example.com/',
];

const logIn =
  'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates';

const languages: [string, PageDescription][] = [
  ['English', {}],
  ['German', { headers: [{ content: 'de' }] }],
];

onBothReacts("the server's HTML", 'production', (contract) => {
  it.each(languages)(
    'has every link once and in its place in %s: skip link, logo, Products, Resources, languages, Log In',
    async (_, page) => {
      expect(hrefsIn(await contract.render(page))).toEqual([
        '#content',
        '/',
        ...productsLinks,
        ...resourcesLinks,
        ...languageLinks(),
        logIn,
      ]);
    },
  );

  it.each(languages)(
    'has the 29 internal targets of the specification in %s, and no other',
    async (_, page) => {
      const paths = hrefsIn(await contract.render(page)).filter((href) =>
        href.startsWith('/'),
      );
      expect(internalTargets).toHaveLength(29);
      expect(paths.sort()).toEqual([...internalTargets].sort());
    },
  );

  it.each(languages)(
    'opens the external links of the specification, and no other, in a new tab in %s',
    async (_, page) => {
      const html = await contract.render(page);
      const inNewTab = html.match(/<a\b[^>]* target="_blank"[^>]*>/g) ?? [];
      expect(hrefsIn(inNewTab.join(''))).toEqual(externalTargets);
      for (const link of inNewTab) expect(link).toContain('rel="noopener"');
    },
  );
});
