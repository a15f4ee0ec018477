import { expect, it } from 'vitest';
import {
  hrefsIn,
  languageLinks,
  languages,
  productsLinks,
  resourcesLinks,
} from '../../../hosts/checks/headerLinks';
import type { PageDescription } from '../page/Page';
import { onNewestReact } from '../setup/onBothReacts';
import { siteWith } from '../setup/startSite';

const logIn =
  'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates';

const inLanguages: [string, PageDescription][] = [
  ['English', {}],
  ['German', { headers: [{ content: 'de' }] }],
];

const everyProp = {
  banner: 'Half price until Sunday',
  actions: 'Get started',
  variant: 'minimal',
  position: 'overlay',
  theme: 'dark-background',
  className: 'print:hidden',
  title: 'Studio',
} as const;

const pages: [string, PageDescription][] = [
  ...inLanguages,
  ['without a site', { headers: [{ site: null }] }],
  ['with every prop', { headers: [everyProp], pageTheme: 'dark-background' }],
  ['with sections and hooks', { sections: true, hooks: true }],
];

it.each(pages)(
  'the HTML of a page %s is the same with the oldest and the newest React',
  async (_, page) => {
    const oldest = await siteWith('18.2.0', 'production');
    const newest = await siteWith('19.3.1', 'production');
    // React's marks around the menus, which the newest hydrates later.
    const marks = /<!--\/?&-->/g;
    const html = (await newest.render(page)).replace(marks, '');
    expect(html).toBe(await oldest.render(page));
  },
  10 * 60_000,
);

onNewestReact("the server's HTML", 'production', (contract) => {
  it.each(inLanguages)(
    'has every link once and in order in %s: skip link, logo, Products, Resources, languages, Log In',
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

  it('has the languages of the page with hreflang and lang, and marks the current one', async () => {
    const path = '/pricing?plan=a&amp;b=%2F#faq';
    const url = 'https://de.example.com/pricing?plan=a&b=%2F#faq';
    const html = await contract.render({ headers: [{ url, content: 'de' }] });
    const tags =
      html.match(/<a\b[^>]*data-lintel="language-link"[^>]*>/g) ?? [];
    const read = (tag: string, attribute: string) =>
      new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1];
    expect(
      tags.map((tag) =>
        ['href', 'hreflang', 'lang', 'aria-current'].map((name) =>
          read(tag, name),
        ),
      ),
    ).toEqual(
      languages.map(({ label, locale }) => [
        ...[`https://${label}.example.com${path}`, locale, locale],
        locale === 'de-DE' ? 'true' : undefined,
      ]),
    );
  });

  it('has no inline style and no inline script', async () => {
    const html = await contract.render({
      headers: [
        { banner: 'Half price until Sunday', actions: 'Get started' },
        { content: 'de', id: 'de', position: 'overlay' },
        { id: 'open', defaultOpen: 'menu:products' },
        { id: 'list', defaultOpen: 'languages' },
      ],
      image: true,
      sections: true,
    });
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(script|style)\b/);
    expect(html).not.toMatch(/\son\w+=/);
  });
});
