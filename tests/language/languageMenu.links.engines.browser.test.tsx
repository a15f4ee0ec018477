import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { languageButton, link, stayOnPage } from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  openList,
  showOnSite,
} from './languageMenuParts';
import { tap } from '../browser/tap';

it('British English is turned on by its flag, and not by an element with its name', async () => {
  const site = { domain: 'example.com', names: { languageUkFlag: 'uk' } };
  const offers = document.body.appendChild(document.createElement('section'));
  offers.id = 'uk';
  onTestFinished(() => offers.remove());
  const { unmount } = await showOnSite({ site });
  expect(languageLinks()).toHaveLength(8);
  unmount();
  Object.assign(window, { uk: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'uk'));
  await showOnSite({ site });
  await expect.poll(languageLinks).toHaveLength(9);
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

it('choosing a language sets both cookies before the page is left', async () => {
  history.replaceState(null, '', '/tour?a=b#c');
  const { header } = await showOnSite();
  const taken: unknown[] = [];
  stayOnPage(header);
  header.parentElement!.addEventListener('click', ({ target }) => {
    const href = (target as Element).closest('a')?.href;
    if (href) taken.push([href, languageCookies()]);
  });
  await openList();
  await userEvent.click(link('Español'));
  await expectListClosed();
  await tap(languageButton());
  await expectListOpen();
  await tap(link('Français'));
  await expectListClosed();
  expect(taken).toEqual([
    ['https://es.example.com/tour?a=b#c', cookiesOf('es-ES', 'es-419')],
    ['https://fr.example.com/tour?a=b#c', cookiesOf('fr-FR', 'fr')],
  ]);
});
