import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { onBothReacts } from './setup/onBothReacts';

/** The account menu's own file, as Vite names it. */
const CHUNK = '/assets/AvatarMenu*';

/** The browser's own line about a file that did not come. */
const NETWORK_LINE = /^error: Failed to load resource: .* 503/;

const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');

onBothReacts('lazy parts', 'production', (contract) => {
  it('are loaded without React.lazy and Suspense', () => {
    const dist = path.join(contract.lintel, 'dist');
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .map(withoutComments);
    expect(scripts.length).toBeGreaterThan(50);
    expect(
      scripts.filter((code) => /\b(Suspense|lazy)\b(?!")/.test(code)),
    ).toEqual([]);
  });

  it('try once more where loading fails once', async () => {
    contract.backend.setFault(CHUNK, { status: 503, times: 1 });
    const { page, lines } = await contract.open({}, { member: true });
    await page.locator('[data-lintel="avatar"][aria-expanded]').click();
    await page.getByText('Account Dashboard').waitFor();
    expect(
      contract.backend.log.some(
        ({ status, path }) => status === 503 && path.startsWith('/assets/'),
      ),
    ).toBe(true);
    expect(await page.evaluate(() => window.contract.reported)).toEqual([]);
    expect(
      unexpectedLines(lines).filter((line) => !NETWORK_LINE.test(line)),
    ).toEqual([]);
  });

  it('leave the avatar a link to the account where loading always fails, and report it once', async () => {
    contract.backend.setFault(CHUNK, { status: 503 });
    const { page, lines } = await contract.open({}, { member: true });
    await page.waitForFunction(() => window.contract.reported.length > 0);
    expect(await page.evaluate(() => window.contract.reported)).toEqual([
      expect.stringMatching(/^account menu: /),
    ]);
    expect(
      unexpectedLines(lines).filter((line) => !NETWORK_LINE.test(line)),
    ).toEqual([]);
    await page.route('https://account.example.com/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Dashboard' }),
    );
    await avatarOf(page).click();
    await page.waitForURL('https://account.example.com/');
  });

  it('change nothing under the pointer: the avatar is the same element before and after', async () => {
    contract.backend.setFault(CHUNK, { delay: 1_000 });
    const { page } = await contract.open({}, { member: true });
    const avatar = avatarOf(page);
    await avatar.hover();
    expect(await avatar.getAttribute('aria-expanded')).toBe(null);
    await avatar.evaluate((element) => Reflect.set(element, 'isFirst', true));
    await page.waitForSelector('[data-lintel="avatar"][aria-expanded]');
    expect(
      await avatar.evaluate((element) => Reflect.get(element, 'isFirst')),
    ).toBe(true);
    expect(await avatar.evaluate((element) => element.matches(':hover'))).toBe(
      true,
    );
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}
