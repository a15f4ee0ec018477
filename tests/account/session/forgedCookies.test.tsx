// Forged cookies must not change the page: it has to be the same as without
// them.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../../src/header/Header';
import { languages } from '../../../src/site/languages';
import { rememberLanguage } from '../../../src/site/languageCookies';
import { resolveSite } from '../../../src/site/site';
import { logOut } from '../../../src/account/logOut';
import { visit } from '../../analytics/visit';

/** One for each way in which a value can be wrong. */
const forged = [
  '',
  '{"language":',
  '%7B%22language%22',
  'null',
  '[{"currency":"EUR"}]',
  '{"currency":["EUR"]}',
  '{"currency":"EUR\\n"}',
  '{"language":"//evil.example","currency":"; domain=evil.example"}',
  '{"__proto__":{"currency":"EUR","polluted":true}}',
  '__proto__',
  '%0d%0aLocation:%20//evil.example',
  '%E0%A4%A',
  '\ud800',
  '&crumb=b#?',
  '/../../evil',
  '; crumb=second; ss_i18n=second',
  'x'.repeat(1_000_000),
  '['.repeat(50_000),
];

const PAGE = 'https://www.example.com/pricing?error-auth';
const site = resolveSite({ domain: 'example.com' }, null, []);
const request = vi.fn<typeof fetch>();
const writes: string[] = [];

beforeEach(() => {
  visitPage();
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    writes.push(cookie);
  });
  request.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function visitPage() {
  visit(PAGE);
  document.documentElement.lang = 'en';
  writes.length = 0;
}

function holdCookies(value: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    `crumb=${value}; ss_i18n=${value}; language=${value}`,
  );
}

/** The header's HTML for a logged-out visitor. */
async function headerHtml() {
  const { container, unmount } = render(
    // The header without menus, which do not depend on the visitor.
    <Header
      site={{ domain: 'example.com' }}
      variant="minimal"
      tracking={false}
    />,
  );
  // With `error-auth` the login state is known immediately.
  await act(() => Promise.resolve());
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

/** The values of the language cookies that were written, without attributes. */
const written = () =>
  writes.map((write) => {
    const [, name, value] = /^(\w+)=([^;]*); path=\/; /.exec(write)!;
    return [name, decodeURIComponent(value!)];
  });

describe('a forged cookie', () => {
  let untouched: string;
  beforeEach(async () => {
    untouched ??= await headerHtml();
    visitPage();
  });

  it.each(forged.map((value) => ({ value, title: value.slice(0, 40) })))(
    'changes neither the header nor logging out nor the stored language: $title',
    async ({ value }) => {
      holdCookies(value);
      expect(await headerHtml()).toBe(untouched);
      expect(untouched).toContain('data-status="loggedOut"');
      expect(request).not.toHaveBeenCalled();
      expectLanguage('en-US', 'en');

      await logOut(site);
      expect(request).toHaveBeenCalledOnce();
      const url = new URL(String(request.mock.calls[0]![0]), PAGE);
      expect(url.origin + url.pathname).toBe(
        'https://www.example.com/api/auth/Logout',
      );
      expect([...url.searchParams.keys()]).toEqual(['crumb']);
      expect(url.hash).toBe('');

      writes.length = 0;
      rememberLanguage(languages[2]!, site);
      expectLanguage('es-ES', 'es-419');
      // Nothing has polluted the prototype of all objects.
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});

function expectLanguage(locale: string, code: string) {
  expect(written()).toEqual([
    [
      'ss_i18n',
      expect.stringMatching(
        new RegExp(`^{"language":"${locale}","currency":"[A-Z]{3}"}$`),
      ),
    ],
    ['language', code],
  ]);
}
