import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import type { LanguageChangeEvent } from '../../src/parts/settings';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { Link } from '../../src/link/Link';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { de } from '../../src/content/locales/de';
import type { LintelNavigation } from '../../src/content/navigation';
import { languages, languagesInPath } from '../../src/site/languages';
import { visit } from '../support/visit';
import { showLanguage } from './showLanguage';

const sites = languagesInPath(languages, { default: 'en' });
const settings = {
  site: { domain: 'example.com' },
  languages: sites,
  tracking: false,
} as const;
/** A default header would mount its 40 links in every test. */
const onlyPrices: LintelNavigation = {
  version: 1,
  items: [{ id: 'prices', label: 'Preise', href: '/pricing' }],
};
const header = (props: HeaderProps = {}) => (
  <Header
    {...settings}
    accounts={false}
    locale="de-DE"
    content={de}
    navigation={onlyPrices}
    {...props}
  />
);

beforeEach(() => visit('https://www.example.com/de/pricing?plan=pro#faq'));

/** The addresses of the elements that a selector names, in a server's HTML. */
function hrefsIn(html: string, selector: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return Array.from(place.querySelectorAll(selector), (link) =>
    link.getAttribute('href')!,
  );
}

/** A language of the open list. */
function choice(name: string) {
  const button = screen.getByRole('button', { name: /Deutsch/ });
  if (button.getAttribute('aria-expanded') === 'false') fireEvent.click(button);
  return screen.getByRole('link', { name });
}

describe('a German page of a site with its languages in the path', () => {
  const html = renderToString(
    header({
      accounts: true,
      navigation: undefined,
      url: 'https://www.example.com/de/pricing?plan=pro',
    }),
  );

  it('leads to German pages in the server’s HTML', () => {
    const hrefs = hrefsIn(html, 'a[href^="/"]:not([hreflang])');
    expect(hrefs).toContain('/de');
    expect(hrefs).toContain('/de/website-design');
    expect(hrefs.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([]);
  });

  it('lists itself in all languages there', () => {
    expect(hrefsIn(html, '[data-lintel="language-link"]').slice(0, 3)).toEqual([
      '/pricing?plan=pro',
      '/de/pricing?plan=pro',
      '/es/pricing?plan=pro',
    ]);
  });

  it('returns to German templates after a login', () => {
    const [logIn] = hrefsIn(html, '[data-lintel="log-in"]');
    expect(logIn).toMatch(/location=%2Fde%2Ftemplates$/);
  });

  it('leads to a login page of the site’s own exactly', () => {
    const site = { ...settings.site, paths: { logIn: '/login?from=header' } };
    const own = renderToString(header({ accounts: true, site }));
    const [logIn] = hrefsIn(own, '[data-lintel="log-in"]');
    expect(logIn).toBe('/login?from=header');
  });

  it('has the same addresses in the browser, with the hash in its list', () => {
    render(header());
    expect(choice('Français')).toHaveAttribute(
      'href',
      '/fr/pricing?plan=pro#faq',
    );
    render(
      <LintelProvider {...settings} locale="de-DE">
        <Link href="/compare">Compare</Link>
      </LintelProvider>,
    );
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/de/compare',
    );
  });
});

/** The address of this German page in English. */
const englishAddress = () =>
  showLanguage({ ...settings, locale: 'de-DE' })
    .now()
    .urlFor('en');

describe('declared translations', () => {
  it('win over computed addresses', () => {
    render(header({ alternates: { en: '/prices', fr: null } }));
    expect(choice('English')).toHaveAttribute('href', '/prices?plan=pro#faq');
    expect(choice('Français')).toHaveAttribute('href', '/fr');
  });

  const own = 'rel="canonical" href="/de/pricing"';
  const prices = 'hreflang="en" href="/prices"';
  const english = `rel="alternate" ${prices}`;
  const feed = 'rel="alternate" type="application/rss+xml"';
  const declared = 'https://www.example.com/prices?plan=pro#faq';
  const computed = '/pricing?plan=pro#faq';

  it.each([
    english,
    `rel="nofollow ALTERNATE" ${prices}`,
    `${english} type="Text/HTML; charset"`,
    `${english} type=""`,
  ])('are read from <link %s>', (link) => {
    describeDocument([own, link]);
    expect(englishAddress()).toBe(declared);
  });

  it.each([
    // A feed, a style sheet, and a page for other devices.
    `${feed} ${prices}`,
    `rel="alternate stylesheet" ${prices}`,
    `${english} media="handheld"`,
    'rel="alternate" hreflang="" href="/prices"',
    'rel="alternate" hreflang="en"',
    `rel="alternate-page" ${prices}`,
  ])('are not read from <link %s>', (link) => {
    describeDocument([own, link]);
    expect(englishAddress()).toBe(computed);
  });

  it('are those of the page by its own link, whatever its query and final slash', () => {
    const link = 'hreflang="de" href="/de/pricing/?utm_source=mail#faq"';
    describeDocument([`rel="alternate" ${link}`, english]);
    expect(englishAddress()).toBe(declared);
  });

  it.each([
    ['nothing', ''],
    ['the canonical address of another', 'rel="canonical" href="/de"'],
    ['a feed', `${feed} hreflang="de" href="/de/pricing"`],
    ['a link without a language', 'rel="alternate" href="/de/pricing"'],
  ])('are another page’s if %s names the page', (_, link) => {
    describeDocument([link, english]);
    expect(englishAddress()).toBe(computed);
  });

  it('are those of the page after a navigation', async () => {
    const prefix = 'https://www.example.com';
    describeDocument([own, english]);
    render(header());
    expect(choice('English')).toHaveAttribute(
      'href',
      `${prefix}/prices?plan=pro#faq`,
    );
    // A router changes the address first.
    act(() => {
      window.history.pushState(null, '', '/de/hilfe');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(choice('English')).toHaveAttribute('href', '/hilfe');
    const [canonical, alternate] = document.head.querySelectorAll('link');
    await act(async () => alternate!.setAttribute('href', '/help'));
    expect(choice('English')).toHaveAttribute('href', '/hilfe');
    await act(async () => canonical!.setAttribute('href', '/de/hilfe'));
    expect(choice('English')).toHaveAttribute('href', `${prefix}/help`);
    await act(async () => alternate!.setAttribute('rel', 'prev'));
    expect(choice('English')).toHaveAttribute('href', '/hilfe');
  });
});

/** Writes links into the document's head until the test ends. */
function describeDocument(links: string[]) {
  document.head.innerHTML = links.map((link) => `<link ${link}>`).join('');
  onTestFinished(() => document.head.replaceChildren());
}

describe('a choice of language', () => {
  it('can be made by the app', () => {
    const onLanguageChange = vi.fn((_: object, event: LanguageChangeEvent) =>
      event.preventDefault(),
    );
    render(header({ onLanguageChange }));
    expect(fireEvent.click(choice('Français'))).toBe(false);
    expect(onLanguageChange.mock.calls[0]?.[0]).toMatchObject({ code: 'fr' });
    fireEvent.click(choice('Deutsch'));
    expect(onLanguageChange).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'goes through the router if it says that it can: %s',
    (can) => {
      const navigate = vi.fn();
      render(
        <RouterAdapter navigate={navigate} languages={can}>
          {header()}
        </RouterAdapter>,
      );
      fireEvent.click(choice('Français'));
      expect(navigate.mock.calls).toEqual(
        can ? [['/fr/pricing?plan=pro#faq']] : [],
      );
    },
  );
});

it.each([
  ['/shop', '/shop'],
  ['/shop/', '/shop'],
  ['shop', '/shop'],
  [' /shop//', '/shop'],
  ['/', ''],
  ['./', ''],
  [undefined, ''],
])(
  'a router gets addresses without the app’s base path %j',
  (basePath, base) => {
    visit(`https://www.example.com${base}/de/pricing`);
    const navigate = vi.fn();
    render(
      <RouterAdapter navigate={navigate} languages basePath={basePath}>
        {header({ languages: withSlashes })}
      </RouterAdapter>,
    );
    expect(choice('Français')).toHaveAttribute('href', `${base}/fr/pricing`);
    fireEvent.click(choice('Français'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/fr/pricing');
  },
);

/** As many teams write their paths. */
const withSlashes = sites.map((site) => ({ ...site, path: `${site.path}/` }));

it('a filtered list has paths, too, with no language at the root', () => {
  const two = languages.filter(({ code }) => /^(de|ja)$/.test(code));
  const paths = languagesInPath(two).map(({ path }) => path);
  expect(paths).toEqual(['/de', '/ja']);
});
