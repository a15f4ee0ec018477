import { describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { de } from '../../src/content/de';
import { languageButton, link, stayOnPage, trigger } from './headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  showOnSite,
} from './languageMenuParts';
import { tap } from './tap';

const site = { domain: 'example.com' };
const hrefs = () => languageLinks().map(({ href }) => href);

describe('the links to the languages', () => {
  it('are named and marked in their own language', async () => {
    await showOnSite();
    expect(
      languageLinks().map((each) => [
        each.textContent,
        each.lang,
        each.hreflang,
      ]),
    ).toEqual([
      ['English', 'en-US', 'en-US'],
      ['Deutsch', 'de-DE', 'de-DE'],
      ['Español', 'es-ES', 'es-ES'],
      ['Français', 'fr-FR', 'fr-FR'],
      ['Italiano', 'it-IT', 'it-IT'],
      ['日本語', 'ja-JP', 'ja-JP'],
      ['Português', 'pt-BR', 'pt-BR'],
      ['한국어', 'ko-KR', 'ko-KR'],
    ]);
  });

  it('mark the page’s own language, and no other', async () => {
    await showOnSite({ locale: 'de-DE', content: de });
    await userEvent.click(trigger('Sprache Deutsch'));
    await expect
      .element(link('Deutsch'))
      .toHaveAttribute('aria-current', 'true');
    expect(
      languageLinks().filter((each) => each.hasAttribute('aria-current')),
    ).toEqual([link('Deutsch').element()]);
  });

  it('lead to this page on the host of each', async () => {
    history.replaceState(null, '', '/pricing?plan=pro#yearly');
    await showOnSite();
    const hosts = ['www', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'ko'];
    expect(hrefs()).toEqual(
      hosts.map(
        (host) => `https://${host}.example.com/pricing?plan=pro#yearly`,
      ),
    );
  });

  it('lead to the United Kingdom’s where that is turned on', async () => {
    history.replaceState(null, '', '/pricing');
    await showOnSite({ features: { languageUk: true } });
    const [us, uk] = languageLinks();
    expect([us!.textContent, us!.hreflang, us!.href]).toEqual([
      'English (US)',
      'en-US',
      'https://www.example.com/pricing',
    ]);
    expect([uk!.textContent, uk!.hreflang, uk!.href]).toEqual([
      'English (UK)',
      'en-GB',
      'https://uk.example.com/pricing',
    ]);
  });

  // WebKit cannot tell of `pushState`: there the routers' adapters do.
  it.skipIf(server.browser === 'safari' && !('navigation' in window))(
    'follow what a router pushes: path, query and hash',
    async () => {
      await showOnSite();
      history.pushState(null, '', '/tour?from=mail#end');
      await expect
        .poll(() => hrefs()[1])
        .toBe('https://de.example.com/tour?from=mail#end');
    },
  );

  it('follow the visitor back', async () => {
    await showOnSite();
    history.replaceState(null, '', '/elsewhere?a=b#c');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect
      .poll(() => hrefs()[1])
      .toBe('https://de.example.com/elsewhere?a=b#c');
  });
});

/** The two cookies, as the page may read them. */
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

/** A page whose links are taken, and lead nowhere: what then was in the cookies. */
async function showAndWatch() {
  const { header } = await showOnSite({ site });
  const taken: { href: string; cookies: unknown }[] = [];
  stayOnPage(header);
  header.parentElement!.addEventListener('click', ({ target }) => {
    const href = (target as Element).closest('a')?.href;
    if (href) taken.push({ href, cookies: languageCookies() });
  });
  await userEvent.click(languageButton());
  await expectListOpen();
  return taken;
}

describe('who chooses a language', () => {
  it.each([
    ['Deutsch', 'de', cookiesOf('de-DE', 'de')],
    ['Español', 'es', cookiesOf('es-ES', 'es-419')],
    ['English', 'www', cookiesOf('en-US', 'en')],
  ])(
    '%s has it in both cookies before the page goes',
    async (name, host, cookies) => {
      history.replaceState(null, '', '/tour?a=b#c');
      const taken = await showAndWatch();
      await userEvent.click(link(name));
      expect(taken).toEqual([
        { href: `https://${host}.example.com/tour?a=b#c`, cookies },
      ]);
    },
  );

  it('by a tap has it there too', async () => {
    const taken = await showAndWatch();
    await tap(link('Français'));
    await expect.poll(() => taken.length).toBe(1);
    expect(taken[0]!.cookies).toEqual(cookiesOf('fr-FR', 'fr'));
    await expectListClosed();
  });

  it('keeps the currency that the cookie names', async () => {
    document.cookie = `ss_i18n=${encodeURIComponent('{"currency":"EUR"}')}; path=/`;
    await showAndWatch();
    await userEvent.click(link('Deutsch'));
    expect(languageCookies().ss_i18n).toBe(
      '{"language":"de-DE","currency":"EUR"}',
    );
  });

  // WebKit's driver has no Meta key, which is the same rule.
  it.each(['Control', 'Shift'])(
    'in another tab, by %s and a click, has nothing changed, and the list stays',
    async (key) => {
      const taken = await showAndWatch();
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(link('Deutsch'));
      await userEvent.keyboard(`{/${key}}`);
      await expect.poll(() => taken.length).toBe(1);
      expect(taken[0]!.cookies).toEqual(cookiesOf('en-US', 'en'));
      await expectListOpen();
    },
  );
});
