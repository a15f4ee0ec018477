import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import type { LanguageSite } from '../../src/site/language';
import { keptCookies, visit } from '../support/visit';

const german: LanguageSite = {
  title: 'German',
  fullName: 'Deutsch',
  code: 'de',
  locale: 'de-DE',
};
const site = { domain: 'example.com' };

beforeEach(() => visit('https://www.example.com/?error-auth'));

async function show(ui: ReactElement) {
  document.documentElement.lang = 'de';
  const view = render(ui);
  await act(() => vi.dynamicImportSettled());
  return view;
}

describe('a site in one language', () => {
  const settings = { languages: [german], site };

  function expectNoLanguages() {
    expect(screen.queryByRole('button', { name: /Deutsch/ })).toBeNull();
    expect(document.querySelector('[data-lintel^="language-"]')).toBeNull();
    expect(document.querySelector('[hreflang]')).toBeNull();
  }

  it('has no language list in the header, and sets no cookies', async () => {
    await show(<Header {...settings} tracking={false} />);
    expectNoLanguages();
    expect(keptCookies()).toEqual([]);
  });

  it('has no language menu without a header', async () => {
    const { container } = await show(<LanguageMenu {...settings} />);
    expect(container).toBeEmptyDOMElement();
    expect(keptCookies()).toEqual([]);
  });
});

it('a site in two languages stores the page’s language', async () => {
  const english = { ...german, fullName: 'English', code: 'en', locale: 'en' };
  await show(
    <Header languages={[english, german]} site={site} tracking={false} />,
  );
  expect(screen.getByRole('button', { name: /Deutsch/ })).toBeVisible();
  expect(keptCookies().map(({ key }) => key)).toContain('language');
});
