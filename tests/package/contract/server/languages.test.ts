import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { languages } from '../../../hosts/checks/headerLinks';
import { nextPaint } from '../../../hosts/checks/measure';
import { isShown } from '../setup/links';
import { onBothReacts, onNewestReact } from '../setup/onBothReacts';

const withoutScript = { javaScriptEnabled: false };

/** A visitor whose browser and cookies have other languages than the page. */
const japanese = {
  locale: 'ja-JP',
  alone: true,
  storageState: {
    origins: [],
    cookies: [
      cookie('language', 'ja'),
      cookie('ss_i18n', '{"language":"ja-JP","currency":"JPY"}'),
    ],
  },
};

const PATH = '/pricing?plan=a&b=%2F#faq';

onNewestReact(
  "the languages in the server's HTML",
  'production',
  (contract) => {
    it('have hreflang and lang, lead to the same path, query and hash, and the current one is marked', async () => {
      const url = `https://de.example.com${PATH}`;
      const { page } = await contract.open(
        { headers: [{ url, content: 'de' }] },
        withoutScript,
      );
      expect(await linksOf(page)).toEqual(expectedLinks(PATH, 'Deutsch'));
    });
  },
);

// In development, because only then React reports mismatches.
onBothReacts('the languages at hydration', 'development', (contract) => {
  it('stay open at hydration while they have the focus', async () => {
    const opened = await contract.open({}, { ...japanese, held: true });
    const { page, lines } = opened;
    await languageButton(page).focus();
    await page.getByRole('link', { name: '日本語' }).waitFor();
    await page.keyboard.press('Tab');
    await opened.release();
    await page.waitForSelector('[data-status="loggedOut"]');
    expect(await languageButton(page).getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(await isShown(page, 'language-ja')).toBe(true);
    expect(await focusedText(page)).toBe('English');
    await page.keyboard.press('Escape');
    await expect.poll(() => isShown(page, 'language-ja')).toBe(false);
    expect(await focusedText(page)).toContain('Language');
    expect(await page.evaluate(() => window.contract.recovered)).toEqual([]);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

onNewestReact('the languages', 'development', (contract) => {
  it('lead to the same path, query and hash once the browser knows the address', async () => {
    const { page, lines } = await contract.open({}, { search: 'a=1#faq' });
    const { pathname, search, hash } = new URL(page.url());
    const path = pathname + search + hash;
    await expect
      .poll(() => linksOf(page))
      .toEqual(expectedLinks(path, 'English'));
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('redirect no visitor whose browser and cookies have another language', async () => {
    const hosts = { eventsStaging: contract.url, media: contract.media };
    const { page, release } = await contract.open(
      { headers: [{ site: { hosts } }] },
      { ...japanese, search: 'lang=de-AT', held: true },
    );
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(request.url());
    });
    await release();
    await page.waitForSelector('[data-status="loggedOut"]');
    await page.getByRole('button', { name: 'Deutsch' }).waitFor();
    await contract.backend.waitForLog('/api/track/Track');
    await nextPaint(page);
    expect(visited).toEqual([]);
  });
});

const languageButton = (page: Page) =>
  page.getByRole('button', { name: /^Language / });

function cookie(name: string, value: string) {
  return {
    name,
    value: encodeURIComponent(value),
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}

function linksOf(page: Page) {
  return page.locator('[data-lintel="language-link"]').evaluateAll((links) =>
    links.map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      hreflang: link.getAttribute('hreflang'),
      lang: link.getAttribute('lang'),
      current: link.getAttribute('aria-current'),
    })),
  );
}

function expectedLinks(path: string, current: string) {
  return languages.map(({ name, label, locale }) => ({
    name,
    href: `https://${label}.example.com${path}`,
    hreflang: locale,
    lang: locale,
    current: name === current ? 'true' : null,
  }));
}

function focusedText(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent);
}
