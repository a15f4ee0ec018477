import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { useLanguage } from '../../src/language/useLanguage';
import { LintelProvider } from '../../src/parts/LintelProvider';
import type { LanguageChangeEvent } from '../../src/parts/settings';
import {
  languages as defaultLanguages,
  languagesInPath,
} from '../../src/site/languages';
import {
  keptCookies,
  languageCookies,
  visit,
  watchCookieWrites,
  watchNavigation,
} from '../support/visit';
import {
  expectedLanguages,
  expectedWithUk,
  type ExpectedLanguage,
} from './expectedLanguages';
import type { Router } from '../../src/ui/delegatedNavigation';
import { expectConsole } from '../setup/console';
import { setPageLanguage, showLanguage } from './showLanguage';

const PAGE = 'https://www.example.com/pricing?plan=pro#faq';

beforeEach(() => visit(PAGE));

// Which `<html lang>` selects which language: see
// tests/language/language.test.ts
describe.each([
  { name: 'without the UK variant', languageUk: false, all: expectedLanguages },
  { name: 'with the UK variant', languageUk: true, all: expectedWithUk },
])('the languages, $name', ({ languageUk, all }) => {
  const english = all[0]!.code;

  it('are exactly these, in this order', () => {
    const { languages } = showLanguage({ features: { languageUk } }).now();
    expect(languages).toMatchObject(
      all.map(({ title, fullName, code, locale, page }) => {
        const url = new URL('/', page).href;
        return { title, fullName, code, locale, url };
      }),
    );
  });

  it.each(all)('include $title', (expected) => {
    document.documentElement.lang = expected.locale;
    const { now, said } = showLanguage({ features: { languageUk } });
    // English first, as in the server's HTML.
    expect(said()).toEqual([...new Set([english, expected.code])]);
    const { language, locale, direction, urlFor } = now();
    expect(factsOf(language)).toEqual(factsOf(expected));
    expect({ locale, direction }).toEqual({
      locale: expected.locale,
      direction: 'ltr',
    });
    expect(urlFor(expected.code)).toBe(expected.page);
    expect(languageCookies()).toEqual({
      ss_i18n: `{"language":"${expected.locale}","currency":"USD"}`,
      language: expected.cookie,
    });
  });
});

function factsOf({
  title,
  fullName,
  code,
  locale,
}: Pick<ExpectedLanguage, 'title' | 'fullName' | 'code' | 'locale'>) {
  return { title, fullName, code, locale };
}

describe('the page’s language', () => {
  it('follows <html lang>, even if it changes later', async () => {
    const { said } = showLanguage();
    expect(said()).toEqual(['en']);
    await setPageLanguage('ja-JP');
    await setPageLanguage('de_AT');
    expect(said()).toEqual(['en', 'ja', 'de']);
  });

  it('is not stored if neither page nor content sets it', () => {
    expect(showLanguage().said()).toEqual(['en']);
    expect(languageCookies()).toEqual({});
  });

  it.each([
    ['with Chrome’s class', 'page translated-ltr'],
    ['without a mark', ''],
  ])(
    'is not stored if the browser has translated the page, %s',
    async (_, className) => {
      document.documentElement.lang = 'en';
      showLanguage();
      const writes = watchCookieWrites();
      document.documentElement.className = className;
      await setPageLanguage('de');
      goTo('/templates');
      await setPageLanguage('fr');
      await setPageLanguage('en');
      document.documentElement.className = '';
      expect(writes).toEqual([]);
    },
  );

  it('is not stored if the browser had translated the page before', () => {
    const root = document.documentElement;
    root.lang = 'de';
    root.className = 'page translated-ltr';
    onTestFinished(() => void (root.className = ''));
    expect(showLanguage().said()).toEqual(['en', 'de']);
    expect(languageCookies()).toEqual({});
  });

  it('is the `locale` prop from the first render, whatever page and content have', () => {
    document.documentElement.lang = 'ja';
    const { said, now } = showLanguage({ locale: 'fr-CA', content: de });
    expect(said()).toEqual(['fr']);
    expect(now().locale).toBe('fr-FR');
  });

  it('is the content’s from the first render if the page has none', () => {
    expect(showLanguage({ content: de }).said()).toEqual(['de']);
    expect(languageCookies()['language']).toBe('de');
  });

  it('is the page’s after hydration, even if there is other content', () => {
    document.documentElement.lang = 'fr-FR';
    expect(showLanguage({ content: en }).said()).toEqual(['en', 'fr']);
    expect(languageCookies()).toEqual({
      ss_i18n: '{"language":"fr-FR","currency":"USD"}',
      language: 'fr',
    });
  });
});

describe('the address of this page in another language', () => {
  it('can be found by locale, and is the English one for an unknown language', () => {
    const { urlFor } = showLanguage().now();
    expect(urlFor('pt-PT')).toBe('https://pt.example.com/pricing?plan=pro#faq');
    expect(urlFor('xx')).toBe(PAGE);
    expect(urlFor(undefined as unknown as string)).toBe(PAGE);
  });

  it.each([
    ['https://www.example.com/a?b=1#c', 'https://de.example.com/a?b=1#c'],
    ['http://[', 'https://de.example.com/'],
  ])('on a server with the url %s is complete', (url, address) => {
    const html = renderToString(
      <LintelProvider
        tracking={false}
        url={url}
        site={{ domain: 'example.com' }}
      >
        <GermanAddress />
      </LintelProvider>,
    );
    expect(html).toBe(address);
  });

  it.each([
    ['http://localhost:3000/pricing?a#b', '/pricing?a#b'],
    ['https://fr.example.com/pricing', 'https://ko.example.com/pricing'],
    ['https://uk.example.com/pricing', 'https://ko.example.com/pricing'],
    ['https://en.example.com/pricing', 'https://ko.example.com/pricing'],
    ['http://localhost:3000//evil.example', '/evil.example'],
  ])('can be found without a domain at %s', (page, address) => {
    visit(page);
    expect(showLanguage({ site: {} }).now().urlFor('ko')).toBe(address);
  });
});

describe('setLanguage', () => {
  it('sets both cookies, and opens this page in the language', () => {
    const { now } = showLanguage();
    const { assign, reload } = watchNavigation();
    now().setLanguage('es');
    expect(assign.mock.calls).toEqual([
      ['https://es.example.com/pricing?plan=pro#faq'],
    ]);
    expect(reload).not.toHaveBeenCalled();
    expect(languageCookies()).toEqual({
      ss_i18n: '{"language":"es-ES","currency":"USD"}',
      language: 'es-419',
    });
    expect(keptCookies().map(({ domain }) => domain)).toEqual([
      'example.com',
      'example.com',
    ]);
  });

  it('reloads the page if the address is the same', () => {
    visit('http://localhost:3000/pricing?plan=pro#faq');
    const { now } = showLanguage({ site: {} });
    const { assign, reload } = watchNavigation();
    now().setLanguage('de');
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(languageCookies()['language']).toBe('de');
  });

  it.each(['xx', '', '__proto__'])('ignores the unknown code "%s"', (code) => {
    const { now } = showLanguage();
    const { assign, reload } = watchNavigation();
    const writes = watchCookieWrites();
    now().setLanguage(code);
    expect([writes, assign.mock.calls, reload.mock.calls]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('calls onLanguageChange for another language, which may keep the page', () => {
    const onLanguageChange = vi.fn((_: object, event: LanguageChangeEvent) =>
      event.preventDefault(),
    );
    const { now } = showLanguage({ onLanguageChange });
    const { assign, reload } = watchNavigation();
    now().setLanguage('es');
    expect(onLanguageChange.mock.calls[0]?.[0]).toMatchObject({ code: 'es' });
    expect(languageCookies()['language']).toBe('es-419');
    expect([...assign.mock.calls, ...reload.mock.calls]).toEqual([]);
    now().setLanguage('en');
    expect(onLanguageChange).toHaveBeenCalledOnce();
    expect(assign.mock.calls).toEqual([[PAGE]]);
  });

  it.each([
    ['a router that changes languages', true, false],
    ['the browser beside a router that does not', false, false],
    ['the browser if the router throws', true, true],
  ])('goes by %s', (_, can, throws) => {
    const navigate = vi.fn<Router['navigate']>(() => {
      if (throws) throw new Error('No page');
    });
    if (throws) expectConsole('warn', /No page/);
    const languages = languagesInPath(defaultLanguages, { default: 'en' });
    const { now } = showLanguage({ languages }, { navigate, languages: can });
    const { assign } = watchNavigation();
    now().setLanguage('de');
    const address = '/de/pricing?plan=pro#faq';
    expect(navigate.mock.calls).toEqual(can ? [[address]] : []);
    expect(assign.mock.calls).toEqual(can && !throws ? [] : [[address]]);
  });

  it('is never called by Lintel: whatever <html lang>, cookies and browser have, the page stays', async () => {
    document.cookie = 'language=fr; path=/';
    document.cookie = 'ss_i18n={"language":"fr-FR"}; path=/';
    const preferred = vi.spyOn(navigator, 'languages', 'get');
    preferred.mockReturnValue(['fr-FR']);
    onTestFinished(() => preferred.mockRestore());
    const { assign, reload } = watchNavigation();
    expect(showLanguage().said()).toEqual(['en']);
    await setPageLanguage('de');
    expect(languageCookies()['language']).toBe('de');
    expect(assign).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

/** As a router does. */
function goTo(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

function GermanAddress() {
  return useLanguage().urlFor('de');
}
