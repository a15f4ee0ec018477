import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/components/Header/Header';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import type { LanguageSite } from '../../src/core/language/language';
import { keptCookies, visit } from '../analytics/visit';
import { expectConsole } from '../setup/console';

const german: LanguageSite = {
  title: 'German',
  fullName: 'Deutsch',
  code: 'de',
  locale: 'de-DE',
};
const bad = { title: 'Nothing' } as unknown as LanguageSite;
const site = { domain: 'example.com' };

beforeEach(() => visit('https://www.example.com/?error-auth'));

async function show(ui: ReactElement) {
  document.documentElement.lang = 'de';
  const view = render(ui);
  await act(() => vi.dynamicImportSettled());
  return view;
}

function Broken(): never {
  throw new Error('a broken banner');
}

const OF_BAD = [
  /^Lintel: languages\[1\] has no code/,
  /^Lintel: languages\[2\]/,
];

describe.each([
  ['one language', [german], []],
  [
    'one valid language of several',
    [german, bad, { ...german, title: 'Again' }],
    OF_BAD,
  ],
])('a site in %s', (_, languages, messages) => {
  const settings = { languages, site };

  /** The warnings for invalid entries, printed on each page. */
  function showSite(ui: ReactElement) {
    for (const message of messages) expectConsole('warn', message);
    return show(ui);
  }

  function expectNoLanguages() {
    expect(screen.queryByRole('button', { name: /Deutsch/ })).toBeNull();
    expect(document.querySelector('[data-lintel^="language-"]')).toBeNull();
    expect(document.querySelector('[hreflang]')).toBeNull();
  }

  it('has no language list in the header, and sets no cookies', async () => {
    await showSite(<Header {...settings} tracking={false} />);
    expectNoLanguages();
    expect(keptCookies()).toEqual([]);
  });

  it('has no language list in the server’s HTML', () => {
    const html = renderToString(<Header {...settings} tracking={false} />);
    expect(html).not.toMatch(/data-lintel="language-|hreflang/i);
  });

  it('has no language list in the header’s fallback', async () => {
    // Once for the header, and once for its fallback.
    expectConsole('error', /a broken banner/);
    expectConsole('error', /a broken banner/);
    await showSite(
      <Header {...settings} tracking={false} banner={<Broken />} />,
    );
    expectNoLanguages();
  });

  it('has no language menu without a header', async () => {
    const { container } = await showSite(<LanguageMenu {...settings} />);
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
