import { describe, expect, it, onTestFinished } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import {
  languageButton,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  openList,
  showOnSite,
} from './languageMenuParts';
import { renderPage, startPage } from '../header/showHeader';
import { tap } from '../browser/tap';

const site = { domain: 'example.com' };
const hrefs = () => languageLinks().map(({ href }) => href);

describe('the language links', () => {
  // WebKit has no event for `pushState`; the routers' adapters handle it.
  it.skipIf(server.browser === 'safari' && !('navigation' in window))(
    'follow a router’s pushState with path, query and hash',
    async () => {
      await showOnSite();
      history.pushState(null, '', '/tour?from=mail#end');
      await expect
        .poll(() => hrefs()[1])
        .toBe('https://de.example.com/tour?from=mail#end');
    },
  );
});

describe('British English', () => {
  const named = { ...site, names: { languageUkFlag: 'uk' } };

  /** Adds an element to the page before it has a header. */
  function add(html: string) {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    onTestFinished(() => place.remove());
  }

  it.each([
    '<section id="uk">Offers in the United Kingdom</section>',
    '<iframe name="uk" title="A map"></iframe>',
  ])(
    'is not turned on by an element with the name of its flag: %s',
    async (html) => {
      add(html);
      await showOnSite({ site: named });
      expect(hrefs()).not.toContain('https://uk.example.com/');
      expect(hrefs()).toHaveLength(8);
    },
  );

  it('is turned on by its flag, beside such an element', async () => {
    add('<section id="uk"></section>');
    Object.assign(window, { uk: true });
    onTestFinished(() => void Reflect.deleteProperty(window, 'uk'));
    await showOnSite({ site: named });
    await expect.poll(hrefs).toHaveLength(9);
  });
});

/** The two language cookies. */
function languageCookies() {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const { ss_i18n, language } = Object.fromEntries(pairs) as Cookies;
  return { ss_i18n: decodeURIComponent(ss_i18n ?? ''), language };
}

type Cookies = Record<string, string | undefined>;

const cookiesOf = (locale: string, language: string) => ({
  ss_i18n: JSON.stringify({ language: locale, currency: 'USD' }),
  language,
});

/**
 * Renders a page whose links do not leave it. Returns the followed links, with
 * the cookies at that time.
 */
async function showAndWatch() {
  const { header } = await showOnSite({ site });
  const taken: { href: string; cookies: unknown }[] = [];
  stayOnPage(header);
  header.parentElement!.addEventListener('click', ({ target }) => {
    const href = (target as Element).closest('a')?.href;
    if (href) taken.push({ href, cookies: languageCookies() });
  });
  await openList();
  return taken;
}

describe('choosing a language', () => {
  it('sets both cookies before the page is left', async () => {
    history.replaceState(null, '', '/tour?a=b#c');
    const taken = await showAndWatch();
    await userEvent.click(link('Español'));
    await expectListClosed();
    await tap(languageButton());
    await expectListOpen();
    await tap(link('Français'));
    await expectListClosed();
    expect(taken).toEqual([
      {
        href: 'https://es.example.com/tour?a=b#c',
        cookies: cookiesOf('es-ES', 'es-419'),
      },
      {
        href: 'https://fr.example.com/tour?a=b#c',
        cookies: cookiesOf('fr-FR', 'fr'),
      },
    ]);
  });

  // With Ctrl only, because WebKit's driver has no Meta key. The rule for it is
  // the same.
  it('in another tab, by Ctrl and click, changes nothing and leaves the list open', async () => {
    const taken = await showAndWatch();
    const written = cookiesOf('en-US', 'en');
    // They are written when the page is idle.
    await expect.poll(languageCookies).toEqual(written);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link('Deutsch'));
    await userEvent.keyboard('{/Control}');
    await expect.poll(() => taken.length).toBe(1);
    expect(taken[0]!.cookies).toEqual(written);
    await expectListOpen();
  });
});

/** Renders a page whose server sets `<html lang>`. */
async function showInLanguage(lang: string, props: HeaderProps = {}) {
  await startPage();
  document.documentElement.lang = lang;
  return renderPage(
    <Header consent="granted" site={{ domain: 'example.com' }} {...props} />,
  );
}

/** Records the texts of the first menu button from the start. */
function watchButtons() {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const name = document.querySelector('[data-lintel="trigger"]')?.textContent;
    if (name && seen.at(-1) !== name) seen.push(name);
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  onTestFinished(() => observer.disconnect());
  return seen;
}

const kept = () => decodeURIComponent(document.cookie);

describe('the page’s language', () => {
  it('is read from <html lang> after hydration, which starts in English', async () => {
    const seen = watchButtons();
    const { header } = await showInLanguage('de-AT');
    await expect.element(languageButton('Sprache Deutsch')).toBeVisible();
    await expect.element(trigger('Produkte')).toBeVisible();
    await expect.element(link('Anmelden')).toBeVisible();
    expect(seen).toEqual(['Products', 'Produkte']);
    expect(header.lang).toBe('de-DE');
    // Stored when the page is idle.
    await expect.poll(kept).toContain('"language":"de-DE"');
    expect(kept()).toContain('language=de');
  });
});
