import { expect, it } from 'vitest';
import { addressInLanguage, type Alternates } from '../../src/site/alternates';
import { languages as eight, languagesInPath } from '../../src/site/languages';
import type { LanguageSites } from '../../src/site/language';
import { resolveSite } from '../../src/site/site';

const site = resolveSite({ domain: 'example.com' }, null, []);
const three = eight.slice(0, 3);
const hosts = three as unknown as LanguageSites;
const paths = languagesInPath(three, {
  default: 'en',
}) as unknown as LanguageSites;
const [www, de, es] = ['www', 'de', 'es'].map(
  (host) => `https://${host}.example.com`,
);

it.each<[Alternates, LanguageSites, page: string, addresses: string]>([
  [
    { 'de-DE': '/preise', en: '/pricing' },
    hosts,
    '/preise',
    `${www}/pricing ${de}/preise ${es}/preise`,
  ],
  [
    { de: '/preise' },
    hosts,
    '/pricing?x#y',
    `${www}/pricing?x#y ${de}/preise?x#y ${es}/pricing?x#y`,
  ],
  [
    { de: '/preise?z' },
    hosts,
    '/pricing?x#y',
    `${www}/pricing?x#y ${de}/preise?z ${es}/pricing?x#y`,
  ],
  [
    { de: '/preise#z' },
    hosts,
    '/pricing?x',
    `${www}/pricing?x ${de}/preise#z ${es}/pricing?x`,
  ],
  [
    { de: null },
    hosts,
    '/pricing?x',
    `${www}/pricing?x ${de}/ ${es}/pricing?x`,
  ],
  [
    { de: undefined },
    hosts,
    '/pricing',
    `${www}/pricing ${de}/pricing ${es}/pricing`,
  ],
  [
    { de: 'https://example.de/preise' },
    hosts,
    '/pricing?x',
    `${www}/pricing?x https://example.de/preise?x ${es}/pricing?x`,
  ],
  [
    { de: 'javascript:alert(1)' },
    hosts,
    '/pricing',
    `${www}/pricing ${de}/pricing ${es}/pricing`,
  ],
  [
    { 'x-default': '/start', de: '/los' },
    hosts,
    '/los',
    `${www}/start ${de}/los ${es}/los`,
  ],
  [
    { 'x-default': '/start', en: '/go' },
    hosts,
    '/go',
    `${www}/go ${de}/go ${es}/go`,
  ],
  [{ 'de-AT': '/at', de: '/de' }, hosts, '/', `${www}/ ${de}/de ${es}/`],
  [{ '': '/feed' }, hosts, '/', `${www}/ ${de}/ ${es}/`],
  [{ DE_at: '/at' }, hosts, '/', `${www}/ ${de}/at ${es}/`],
  [
    { 'de-DE': '/de/preise', en: '/pricing' },
    paths,
    '/de/preise',
    '/pricing /de/preise /es/preise',
  ],
  [
    { de: null, es: '/es/precios' },
    paths,
    '/pricing?x',
    '/pricing?x /de /es/precios?x',
  ],
  [
    { de: 'https://www.example.com/de/preise' },
    paths,
    '/pricing',
    '/pricing https://www.example.com/de/preise /es/pricing',
  ],
])('%o', (alternates, languages, page, addresses) => {
  expect(
    languages
      .map((each) =>
        addressInLanguage(each, { site, languages }, page, alternates),
      )
      .join(' '),
  ).toBe(addresses);
});

it.each<[LanguageSites, string]>([
  [hosts, `${de}/shop/`],
  [paths, '/shop/de'],
])(
  'a page that does not exist leads to the app’s home page',
  (languages, home) => {
    const page = { site, languages, base: '/shop' };
    const german = languages[1]!;
    expect(addressInLanguage(german, page, '/shop/pricing', { de: null })).toBe(
      home,
    );
  },
);
