import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { en } from '../../src/content/en';
import { languageButton, link, trigger } from './headerParts';
import { languageLinks } from './languageMenuParts';
import { renderPage, startPage } from './showHeader';

/** A page that says its language, as its team's server does. */
async function showInLanguage(lang: string, props: HeaderProps = {}) {
  await startPage();
  document.documentElement.lang = lang;
  return renderPage(
    <Header consent="granted" site={{ domain: 'example.com' }} {...props} />,
  );
}

/** Everything the header is drawn with, from its first moment on. */
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

const markedLanguages = () =>
  languageLinks()
    .filter((each) => each.ariaCurrent)
    .map(({ lang }) => lang);

describe('the language of the page', () => {
  it('is read from it: English first, then swapped', async () => {
    const seen = watchButtons();
    const { header } = await showInLanguage('de-AT');
    await expect.element(languageButton('Sprache Deutsch')).toBeVisible();
    await expect.element(trigger('Produkte')).toBeVisible();
    expect(seen).toEqual(['Products', 'Produkte']);
    expect(header.lang).toBe('de-DE');
    expect(kept()).toContain('"language":"de-DE"');
    expect(kept()).toContain('language=de');
  });

  it.each(['en', 'xx'])('is English where it says "%s"', async (lang) => {
    await showInLanguage(lang);
    await expect.element(languageButton()).toBeVisible();
    await expect.element(trigger()).toBeVisible();
    expect(kept()).toContain('language=en');
  });

  it('is English where nobody says one, and what is in the cookies stays', async () => {
    document.cookie = 'language=fr; path=/';
    await showInLanguage('');
    await expect.element(languageButton()).toBeVisible();
    await expect.element(trigger()).toBeVisible();
    expect(kept()).toContain('language=fr');
    expect(kept()).not.toContain('ss_i18n');
  });

  it('is followed when it changes later', async () => {
    await showInLanguage('en');
    await expect.element(trigger()).toBeVisible();
    document.documentElement.lang = 'de';
    await expect.element(languageButton('Sprache Deutsch')).toBeVisible();
    document.documentElement.lang = 'en-GB';
    await expect.element(languageButton()).toBeVisible();
    await expect.element(link('Log In')).toBeVisible();
  });

  it('brings its own words', async () => {
    await showInLanguage('fr-CA');
    await expect.element(languageButton('Langue Français')).toBeVisible();
    await expect.element(trigger('Produits')).toBeVisible();
    await expect.element(link('Se connecter')).toBeVisible();
  });

  it('is the United Kingdom’s where that is turned on', async () => {
    const { header } = await showInLanguage('en-GB', {
      features: { languageUk: true },
    });
    await expect.element(languageButton('Language English (UK)')).toBeVisible();
    await expect.poll(() => header.lang).toBe('en-GB');
    await userEvent.click(trigger('Resources'));
    await expect
      .element(page.getByRole('link', { name: /^Help Centre/ }))
      .toBeVisible();
  });

  it('is the page’s own where its content has no words in it', async () => {
    await showInLanguage('fr', { content: en });
    await expect.element(languageButton('Language Français')).toBeVisible();
    expect(markedLanguages()).toEqual(['fr-FR']);
    expect(kept()).toContain('"language":"fr-FR"');
    expect(kept()).toContain('language=fr');
  });

  it('stays in the cookies while the browser translates the page', async () => {
    await showInLanguage('en');
    await expect.poll(kept).toContain('language=en');
    // As Chrome does it.
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'fr';
    await expect.element(languageButton('Langue Français')).toBeVisible();
    expect(kept()).toContain('"language":"en-US"');
    expect(kept()).toContain('language=en');
  });

  it('sends nobody elsewhere, whatever browser and cookies say', async () => {
    document.cookie = 'language=fr; path=/';
    document.cookie = `ss_i18n=${encodeURIComponent('{"language":"fr-FR"}')}; path=/`;
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    onTestFinished(() => void vi.restoreAllMocks());
    const leaving = vi.fn();
    addEventListener('beforeunload', leaving);
    onTestFinished(() => removeEventListener('beforeunload', leaving));
    const address = location.href;
    await showInLanguage('de-AT');
    await expect.element(languageButton('Sprache Deutsch')).toBeVisible();
    expect(location.href).toBe(address);
    expect(leaving).not.toHaveBeenCalled();
    expect(markedLanguages()).toEqual(['de-DE']);
  });
});
