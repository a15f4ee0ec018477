// The page of the contract tests, rendered by both the server and the browser.
// Plain JavaScript, because Node runs it directly from the installed package.
import {
  Header,
  Image,
  LanguageMenu,
  LintelProvider,
  StickySideNav,
  useAuth,
  useFeatureFlags,
  useLanguage,
} from 'lintel';
import { de } from 'lintel/content/de';
import { createElement as h, Fragment, useEffect, useState } from 'react';
import { fewLinks } from './fewLinks.js';

/** The picture that is visible first. */
const picture = /** @type {const} */ ({
  folder: 'spotlight',
  file: 'studio',
  alt: 'A studio',
  fetchPriority: 'high',
});

const SECTIONS = [
  { id: 'features', label: 'Features' },
  { id: 'prices', label: 'Prices' },
];

/**
 * @typedef {object} HeaderDescription what a test says of a header, as JSON
 * @property {string} [id]
 * @property {{ domain?: string, hosts?: Record<string, string>, cookieDomains?: string[], currency?: string } | null} [site]
 * @property {string} [locale]
 * @property {'de'} [content]
 * @property {'few'} [navigation]
 * @property {'light-background' | 'dark-background'} [theme]
 * @property {'static' | 'sticky' | 'overlay'} [position]
 * @property {'full' | 'minimal'} [variant]
 * @property {string} [className]
 * @property {string} [title]
 * @property {string} [banner]
 * @property {string} [actions]
 * @property {import('lintel').HeaderOpen} [defaultOpen]
 * @property {boolean} [tracking]
 * @property {string} [url]
 * @property {{ logIn?: string }} [messages]
 * @property {import('lintel').LanguageSite[]} [languages]
 * @property {{ languageUk?: boolean, settings?: { isInEU?: boolean } }} [features]
 * @property {'throwing' | 'breaking'} [logo] one that throws in browsers, at once or on the event `break`
 * @property {boolean} [onError]
 *
 * @typedef {object} PageDescription
 * @property {HeaderDescription[]} [headers]
 * @property {boolean} [hooks] whether the page says what the hooks know, too
 * @property {boolean} [image] whether the page begins with a picture
 * @property {boolean} [sections] whether it is long, with a navigation of its sections
 * @property {string} [pageTheme] what the page says of its own background
 */

/** @param {PageDescription} description */
export function Page({ headers = [{}], hooks, image, sections, pageTheme }) {
  return h(
    Fragment,
    null,
    headers.map((header, key) => h(Header, { key, ...propsOf(header) })),
    hooks && h(LintelProvider, propsOf(headers[0] ?? {}), h(HookResults)),
    h(
      'main',
      { id: 'content', 'data-lintel-page-theme': pageTheme },
      h('h1', null, 'Build your website'),
      image && h(Image, { ...picture, site: propsOf(headers[0] ?? {}).site }),
      sections && h(LongPart),
    ),
  );
}

/** @param {HeaderDescription} description */
function propsOf(description) {
  const { site = {}, content, navigation, logo, onError } = description;
  const { banner, actions, ...props } = description;
  return {
    consent: /** @type {const} */ ('granted'),
    // On a busy machine, a driver's click comes long after its hover.
    hover: { reflex: 60_000 },
    ...props,
    site: site
      ? { domain: 'example.com', ...site, hosts: { ...here(), ...site.hosts } }
      : undefined,
    content: content ? de : undefined,
    navigation: navigation && fewLinks(),
    banner: banner && h('div', null, banner),
    actions: actions && h('a', { href: '/start' }, actions),
    logo: logo && h(ThrowingLogo, { isBroken: logo === 'throwing' }),
    onError: onError ? tellTest : undefined,
  };
}

/**
 * Events go to a collector on the page's own host. None of its address is
 * rendered.
 */
function here() {
  if (typeof location === 'undefined') return {};
  return { events: location.origin, eventsStaging: location.origin };
}

/** Components of a page team. */
function HookResults() {
  const { status, user, logInUrl } = useAuth();
  const { locale, languages, urlFor } = useLanguage();
  const flags = useFeatureFlags();
  const said = { status, user, logInUrl, locale, languages, flags };
  return h(
    'aside',
    null,
    h('pre', null, JSON.stringify(said)),
    h('a', { href: urlFor('ja') }, 'Japanese'),
    h(LanguageMenu, { id: 'foot', side: 'top' }),
  );
}

/** Two sections, each a few windows high, without style attributes. */
function LongPart() {
  return h(
    Fragment,
    null,
    h(StickySideNav, { items: SECTIONS }),
    SECTIONS.map(({ id, label }) =>
      h(
        'section',
        { key: id, id, 'aria-label': label },
        Array.from({ length: 60 }, (_, key) => h('p', { key }, label)),
      ),
    ),
  );
}

/** A mistake of the page team that only has an effect in browsers. @param {{ isBroken: boolean }} props */
function ThrowingLogo({ isBroken }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => window.addEventListener('break', () => setLate(true)), []);
  const isThrowing = isLate || (isBroken && typeof window !== 'undefined');
  if (isThrowing) throw new Error('The logo threw.');
  return 'Example';
}

/** @param {unknown} error */
function tellTest(error) {
  window.contract.passed.push(String(error));
}
