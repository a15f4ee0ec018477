import { act, render, screen, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { languages } from '../../src/site/languages';
import type { LanguageSite } from '../../src/site/language';
import { languageCookies, visit } from '../support/visit';
import { showLanguage } from './showLanguage';

const siteIn = (
  title: string,
  fullName: string,
  code: string,
  locale = code,
): LanguageSite => ({ title, fullName, code, locale });

const arabic: LanguageSite = {
  ...siteIn('Arabic', 'العربية', 'ar', 'ar-EG'),
  direction: 'rtl',
};
const pseudo: LanguageSite = {
  ...siteIn('Pseudo-English', '[Éñĝļîšĥ, ŵîţĥ ļöñĝéŕ ŵöŕđš]', 'en-XA'),
  host: 'pseudo',
};
const own = [...languages, arabic, pseudo];
const eight = languages.map(({ code }) => code);
const ten = [...eight, 'ar', 'en-XA'];

beforeEach(() => visit('https://www.example.com/pricing?plan=pro#faq'));

const codesOf = (given: unknown) =>
  showLanguage({ languages: given as LanguageSite[] })
    .now()
    .languages.map(({ code }) => code);

describe('a custom language', () => {
  it('can be read from right to left', () => {
    document.documentElement.lang = 'ar';
    const { now, said } = showLanguage({ languages: own });
    expect(said()).toEqual(['en', 'ar']);
    const { language, locale, direction, urlFor } = now();
    expect(language).toEqual({
      ...arabic,
      host: undefined,
      url: 'https://ar.example.com/',
    });
    expect([locale, direction]).toEqual(['ar-EG', 'rtl']);
    expect(urlFor('ar')).toBe('https://ar.example.com/pricing?plan=pro#faq');
    expect(languageCookies()).toEqual({
      ss_i18n: '{"language":"ar-EG","currency":"USD"}',
      language: 'ar',
    });
  });

  it('keeps its host with the UK flag, also next to a custom British English', () => {
    const english = siteIn('English', 'English', 'en', 'en-US');
    const british = siteIn('English', 'British English', 'en-UK', 'en-GB');
    const urls = (languages: LanguageSite[]) =>
      showLanguage({ languages, features: { languageUk: true } })
        .now()
        .languages.map(({ code, url }) => [code, url]);
    expect(urls([english])).toEqual([
      ['en-US', 'https://en.example.com/'],
      ['en-UK', 'https://uk.example.com/'],
    ]);
    expect(urls([english, british])).toEqual([
      ['en', 'https://en.example.com/'],
      ['en-UK', 'https://en-UK.example.com/'],
    ]);
  });

  it('has the content of its locale, whatever its code', async () => {
    visit('https://www.example.com/?error-auth');
    document.documentElement.lang = 'de-AT';
    const austrian = siteIn('Austrian', 'Österreichisch', 'at', 'de-AT');
    render(<Header languages={[...languages, austrian]} tracking={false} />);
    expect(
      await screen.findByRole('button', { name: 'Produkte' }),
    ).toBeVisible();
    expect(languageCookies()['language']).toBe('at');
  });

  it('does not change the direction of content in another language', async () => {
    const hebrew = { ...arabic, ...siteIn('Hebrew', 'עברית', 'he', 'he-IL') };
    visit('https://www.example.com/?error-auth');
    document.documentElement.lang = 'ar';
    render(<Header languages={[arabic, hebrew]} tracking={false} />);
    await act(() => vi.dynamicImportSettled());
    const header = screen.getByRole('banner');
    expect([header.lang, header.dir]).toEqual(['en-US', 'ltr']);
  });

  it('is in the language list, in its own script', async () => {
    const site = { domain: 'example.com' };
    render(<LanguageMenu site={site} languages={own} />);
    fireEvent.click(screen.getByRole('button', { name: /English$/ }));
    const link = screen.getByRole('link', { name: arabic.fullName });
    expect(link).toHaveAttribute('lang', 'ar-EG');
    expect(link).toHaveAttribute('hreflang', 'ar-EG');
    expect(screen.getAllByRole('link')).toHaveLength(10);
    expect(screen.getByRole('link', { name: pseudo.fullName })).toHaveAttribute(
      'href',
      'https://pseudo.example.com/pricing?plan=pro#faq',
    );
  });
});

// Which languages are invalid: see tests/site/sanitizeLanguages.test.ts
it('invalid languages are left out, and if all are, Lintel’s eight remain', () => {
  const bad = { ...arabic, code: undefined };
  expect(codesOf([languages[0], bad, ...own.slice(1)])).toEqual(ten);
  expect(codesOf([bad])).toEqual(eight);
});
