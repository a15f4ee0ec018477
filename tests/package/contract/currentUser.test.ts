import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../../consumers/setup/measure';
import type { Fault } from '../../server';
import { onBothReacts, type Contract } from './setup/onBothReacts';

const SECOND = 1000;
const LINE = 'error: Error fetching auth data: ';

/** What goes wrong with the answer for a member, and how the line goes on (specification §8). */
const failures: [string, Fault, RegExp][] = [
  ['a 401', { status: 401, body: { error: 'Gone' } }, API_ERROR()],
  ['a 401 without a body', { status: 401 }, /^SyntaxError: /],
  ['a 500', { status: 500 }, /^SyntaxError: /],
  ['a 500 in HTML', { status: 500, body: '<h1>Sorry</h1>' }, /^SyntaxError: /],
  ['HTML', { body: '<!doctype html><title>Hi</title>' }, /^SyntaxError: /],
  ['{}', { body: {} }, NO_EMAIL()],
  ['{"error":"Gone"}', { body: { error: 'Gone' } }, API_ERROR()],
  [
    'an error beside an email',
    { body: { error: 'Gone', email: 'ada@example.com' } },
    API_ERROR(),
  ],
  ['{"email":5}', { body: { email: 5 } }, NO_EMAIL()],
  ['an array', { body: [{ email: 'ada@example.com' }] }, NO_OBJECT()],
  ['null', { body: null }, NO_OBJECT()],
  ['a text', { body: '"ada@example.com"' }, NO_OBJECT()],
  ['nothing', { body: '' }, /^SyntaxError: /],
  ['a cut connection', { drop: true }, /^TypeError: /],
  ['half an answer', { drop: 'afterHeaders' }, /^TypeError: /],
];

onBothReacts('who is looking', 'production', (contract) => {
  it('is a member where the server says so: the avatar, and no line', async () => {
    const { page, lines } = await openFor(contract, { member: true });
    await page.waitForSelector('[data-status="loggedIn"]');
    await avatarOf(page).waitFor();
    await expect.poll(() => logInOf(page).isVisible()).toBe(false);
    await useMenus(page);
    expect(await layoutShift(page)).toBe(0);
    expect(printed(lines)).toEqual([]);
  });

  it('is a visitor where the server says so: Log In, and the line', async () => {
    const { page, lines } = await openFor(contract, { member: false });
    await expectLoggedOut(page);
    await useMenus(page);
    expect(await layoutShift(page)).toBe(0);
    expect(printed(lines)).toEqual([lineWith(API_ERROR())]);
  });

  it.each(failures)(
    'is a visitor where the answer is %s',
    async (_, fault, message) => {
      contract.backend.setFault('/api/me', fault);
      const { page, lines } = await openFor(contract, { member: true });
      await expectLoggedOut(page);
      expect(await avatarOf(page).count()).toBe(0);
      expect(await layoutShift(page)).toBe(0);
      expect(printed(lines)).toEqual([lineWith(message)]);
    },
  );

  it('is known right after an answer that takes 5 s, and not before', async () => {
    contract.backend.setFault('/api/me', { delay: 5 * SECOND });
    const { page, lines } = await openFor(contract, { member: false });
    await useMenus(page);
    await expectUnknown(page);
    const { waited, late } = await logInAppears(page);
    expect(waited).toBeGreaterThan(4.9 * SECOND);
    expect(late).toBeLessThan(0.5 * SECOND);
    expect(await layoutShift(page)).toBe(0);
    expect(printed(lines)).toEqual([lineWith(API_ERROR())]);
  });

  it('is a visitor after 10 s without an answer, which is no longer waited for', async () => {
    contract.backend.setFault('/api/me', { never: true });
    const { page, lines } = await openFor(contract, { member: true });
    await useMenus(page);
    await expectUnknown(page);
    const { waited } = await logInAppears(page);
    expect(waited).toBeGreaterThan(9.9 * SECOND);
    expect(waited).toBeLessThan(11 * SECOND);
    await expectLoggedOut(page);
    expect(await layoutShift(page)).toBe(0);
    expect(printed(lines)).toEqual([
      lineWith(/^Error: No answer within 10000 ms\./),
    ]);
    const [request, ...others] = await contract.backend.waitForLog('/api/me');
    expect(others).toEqual([]);
    await expect.poll(() => request?.aborted).toBe(true);
  });
});

// Functions, because the table is above them.
function API_ERROR() {
  return /^Error: API returned an error\.(\n|$)/;
}
function NO_EMAIL() {
  return /^Error: Response did not include email\.(\n|$)/;
}
function NO_OBJECT() {
  return /^Error: Response was not an object\.(\n|$)/;
}

/** With all its hosts, so that nothing but the current user fails. */
function openFor(contract: Contract, options: { member: boolean }) {
  const hosts = { eventsStaging: contract.url, media: contract.media };
  return contract.open({ headers: [{ site: { hosts } }] }, options);
}

const logInOf = (page: Page) => page.getByRole('link', { name: 'Log In' });
const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');

async function expectLoggedOut(page: Page): Promise<void> {
  await page.waitForSelector('[data-status="loggedOut"]');
  await logInOf(page).waitFor();
}

async function expectUnknown(page: Page): Promise<void> {
  expect(await page.locator('[data-status="loading"]').count()).toBe(1);
  expect(await logInOf(page).count()).toBe(0);
  expect(await avatarOf(page).count()).toBe(0);
}

/** One menu by hover, the other by keyboard. */
async function useMenus(page: Page): Promise<void> {
  const scheduling = page.getByRole('link', { name: 'Scheduling' });
  await page.getByRole('button', { name: 'Products' }).hover();
  await scheduling.waitFor();
  await page.mouse.move(640, 790);
  await scheduling.waitFor({ state: 'hidden' });
  const spotlight = page.getByRole('link', { name: 'Get inspired' });
  await page.getByRole('button', { name: 'Resources' }).focus();
  await page.keyboard.press('Enter');
  await spotlight.waitFor();
  await page.keyboard.press('Escape');
  await spotlight.waitFor({ state: 'hidden' });
}

/** How long the visitor has waited for Log In, and for how much of it in vain, in ms. */
function logInAppears(page: Page): Promise<{ waited: number; late: number }> {
  return page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector('[data-lintel="log-in"]')!;
    while (!link.checkVisibility({ visibilityProperty: true })) await frame();
    const shown = performance.now();
    const calls = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/me'));
    while (calls().length === 0) await frame();
    const { startTime, duration } = calls()[0]!;
    return { waited: shown - startTime, late: shown - startTime - duration };
  });
}

const lineWith = (message: RegExp) =>
  expect.stringMatching(new RegExp(`^${LINE}${message.source.slice(1)}`));

/** Beside the browser's own lines of its network, and of a locator's question about a hidden link. */
function printed(lines: readonly string[]): string[] {
  return lines.filter(
    (line) =>
      !/^(error: Failed to load resource: |verbose: Rendering was performed)/.test(
        line,
      ),
  );
}
