import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unexpectedLines } from './checks/browser';
import { differences, looksOfHeader, type Looks } from './checks/looks';
import { layoutShift } from './checks/measure';
import { openPage, phone } from './checks/openPage';
import { serveFolder } from './start/serveFolder.mjs';
import { startHost, type Host } from './start/startHost';

const MINUTE = 60_000;

/** The states of the header to compare. */
const states: [
  string,
  { loggedIn?: boolean; viewport?: typeof phone },
  Walk,
][] = [
  ['closed', {}, async () => {}],
  ['with Products open', {}, (page) => open(page, 'Products', 'Scheduling')],
  [
    'with Resources open',
    {},
    (page) => open(page, 'Resources', 'Get inspired'),
  ],
  [
    'with the languages open',
    {},
    (page) => open(page, 'Language English', 'Deutsch'),
  ],
  ['for a logged-in visitor', { loggedIn: true }, openAccountMenu],
  ['on a phone, with the drawer open', { viewport: phone }, openDrawer],
];

type Walk = (page: Page) => Promise<void>;

describe(
  'the header next to Tailwind with its preflight',
  { timeout: MINUTE },
  () => {
    let host: Host;

    beforeAll(async () => {
      host = await startHost('react-19', {
        scripts: ['build:styles'],
        serve: (folder) => serveFolder(path.join(folder, 'styles/dist')),
      });
    }, 10 * MINUTE);

    afterAll(() => host?.close(), MINUTE);

    describe.each([
      ['styles.css', '/tailwind'],
      ['styles.layer.css', '/layered'],
    ])('with %s', (sheet, address) => {
      it.each(states)(
        'looks %s as in a plain page',
        async (state, options, walk) => {
          const look = async (at: string): Promise<Looks> => {
            const { page, lines } = await openPage(host, at, options);
            // A section of the drawer that opens moves what is below it.
            expect(await layoutShift(page)).toBe(0);
            await walk(page);
            await atRest(page);
            expect(unexpectedLines(lines)).toEqual([]);
            return looksOfHeader(page);
          };
          const plain = await look('/plain');
          expect(plain.length).toBeGreaterThan(100);
          expect(differences(plain, await look(address))).toEqual([]);
        },
      );
    });

    it('does not override the page team’s own classes', async () => {
      for (const address of ['/tailwind', '/layered']) {
        const { page } = await openPage(host, address);
        const link = page.getByRole('link', { name: 'Get started' });
        expect(
          await link.evaluate((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return { color, backgroundColor };
          }),
        ).toEqual({
          color: 'rgb(255, 255, 255)',
          backgroundColor: 'rgb(0, 0, 0)',
        });
      }
    });
  },
);

async function open(page: Page, menu: string, link: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('link', { name: link }).waitFor();
}

async function openAccountMenu(page: Page) {
  const name = 'Account information dropdown menu';
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
}

async function openDrawer(page: Page) {
  await page.waitForSelector('[aria-controls$="-drawer"]');
  await page.locator('[data-lintel="hamburger"]').click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('link', { name: 'Scheduling' }).waitFor();
}

/**
 * Everything has settled: the pointer is outside, and animations have finished.
 */
async function atRest(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)),
  );
}
