import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { onNewestReact } from '../setup/onBothReacts';

/** The file of each part, by Vite's names. */
const ACCOUNT = '**/assets/AvatarMenu*';
const DRAWER = '**/assets/DrawerDialog*';
const ANALYTICS = /\/assets\/sender-/;

const phone = { width: 390, height: 844 };

/** The browser's own message about a file that did not load. */
const NETWORK_LINE = /^error: Failed to load resource: .* 503/;

const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');
const hamburgerOf = (page: Page) => page.locator('[data-lintel="hamburger"]');

/** Attributes of the avatar once its menu is loaded. */
const READY = '[aria-expanded]';
/** Attributes of the hamburger once the drawer is loaded. */
const TAKEN = '[aria-controls$="-drawer"]';

onNewestReact('lazy parts', 'production', (contract) => {
  it('try again if loading fails once', async () => {
    const { page, lines, release } = await contract.open(
      {},
      { loggedIn: true, held: true },
    );
    const failed = await failFile(page, ACCOUNT, 1);
    await release();
    await page.locator('[data-lintel="avatar"][aria-expanded]').click();
    await page.getByRole('menuitem', { name: 'Account Dashboard' }).waitFor();
    expect(failed).toHaveLength(1);
    expect(await page.evaluate(() => window.contract.reported)).toEqual([]);
    expect(
      unexpectedLines(lines).filter((line) => !NETWORK_LINE.test(line)),
    ).toEqual([]);
  });

  it('load once they become visible: the account menu when a window is widened', async () => {
    const options = { loggedIn: true, viewport: phone };
    const { page } = await contract.open({}, options);
    await page.waitForSelector(TAKEN);
    expect(await downloaded(page)).toEqual(['drawer']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await avatarOf(page).and(page.locator(READY)).waitFor();
    expect(await downloaded(page)).toEqual(['account', 'drawer']);
  });

  it('load in a minimal header on a phone for a logged-in visitor: the account menu, and not the drawer', async () => {
    const { page, rest } = await contract.open(
      { headers: [{ variant: 'minimal' }] },
      { loggedIn: true, viewport: phone },
    );
    await avatarOf(page).and(page.locator(READY)).waitFor();
    await rest();
    expect(await downloaded(page)).toEqual(['account']);
  });

  it('load nothing of analytics with tracking={false}', async () => {
    const { page, rest } = await contract.open({
      headers: [{ tracking: false }],
    });
    await rest();
    expect(await scriptsOf(page)).not.toContainEqual(
      expect.stringMatching(ANALYTICS),
    );
    // The script has this name.
    const [request] = await Promise.all([
      page.waitForRequest(ANALYTICS),
      page.goto(contract.address()),
    ]);
    expect(request.url()).toMatch(ANALYTICS);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['focus', (page) => hamburgerOf(page).focus()],
    [
      'pointer down',
      async (page) => {
        await hamburgerOf(page).hover();
        await page.mouse.down();
      },
    ],
  ])(
    'load on intent if the phone is never idle: the drawer by %s',
    async (_, show) => {
      const { page } = await contract.open(
        {},
        { viewport: phone, before: neverIdle },
      );
      await page.waitForSelector('[data-lintel-status="loggedOut"]', {
        state: 'attached',
      });
      expect(await downloaded(page)).toEqual([]);
      await show(page);
      await page.waitForSelector(TAKEN);
      expect(await downloaded(page)).toEqual(['drawer']);
    },
  );

  it('leave the hamburger with its plain list if loading always fails, and report it once', async () => {
    const { page, lines, release } = await contract.open(
      {},
      { viewport: phone, held: true },
    );
    await failFile(page, DRAWER);
    await release();
    await page.waitForFunction(() => window.contract.reported.length > 0);
    await hamburgerOf(page).click();
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    expect(await page.evaluate(() => window.contract.reported)).toEqual([
      expect.stringMatching(/^mobile drawer: /),
    ]);
    expect(
      unexpectedLines(lines).filter((line) => !NETWORK_LINE.test(line)),
    ).toEqual([]);
  });
});

/** Answers requests for a file with 503, and lists their addresses. */
async function failFile(page: Page, file: string, times = Infinity) {
  const failed: string[] = [];
  await page.route(
    file,
    (route) => {
      failed.push(route.request().url());
      return route.fulfill({ status: 503 });
    },
    { times },
  );
  return failed;
}

/** The parts that the page has requested. */
async function downloaded(page: Page): Promise<string[]> {
  const files = { account: 'AvatarMenu', drawer: 'DrawerDialog' };
  const names = await scriptsOf(page);
  return Object.entries(files)
    .filter(([, file]) => names.some((name) => name.includes(`/${file}`)))
    .map(([part]) => part);
}

/** The addresses of what the page has requested. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
}

/** A phone that is never idle. */
function neverIdle() {
  window.requestIdleCallback = () => 0;
}
