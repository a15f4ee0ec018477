import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  note,
  open,
  openViewed,
  sendMarker,
  visitAll,
  type Course,
} from '../setup/course';
import type { Visit } from '../setup/documentOf';
import { isLanding, tallyLandings } from '../setup/tally';

const once = { lost: 0, unique: 1 };

const rows: [string, Visit, (page: Page) => Promise<number>][] = [
  ['five reloads', { landing: true }, reloadFiveTimes],
  [
    'StrictMode, development',
    { mode: 'development', landing: true, page: { strict: true } },
    pushesOf,
  ],
  ['taken off the page and put back, three times', {}, remount],
  [
    'two headers, and lintel/landing',
    { landing: true, page: { headers: 2 } },
    pushesOf,
  ],
];

/** F12 and F13: how often a visit's landing is counted. */
export function landingRows(course: Course): void {
  it.each(rows)('F12 a landing counts once: %s', async (row, visit, act) => {
    const { page } = await openViewed(course, visit);
    const pushes = await act(page);
    await sendMarker(page);
    expectOnce(course, row);
    expect(pushes).toBe(1);
  });

  it.each([
    ['each', 'tab', 5],
    ['once for all of them', 'browser', 1],
  ] as const)(
    'F12 five tabs of a browser land %s, in the scope of the %s',
    async (_, landingScope, landings) => {
      const visit: Visit = { page: { tracking: { landingScope } } };
      const { page } = await openViewed(course, visit);
      for (let tab = 1; tab < 5; tab += 1) {
        const other = await page.context().newPage();
        await other.goto(course.site.address(visit));
        await other.evaluate(() => window.delivery.viewed);
      }
      await sendMarker(page);
      const tally = tallyLandings(course.site.backend.log, landings);
      note(course, `F12 five tabs, scope ${landingScope}`, landings, tally);
      expect(tally).toMatchObject({ lost: 0, unique: landings });
    },
  );

  // A driven Firefox loads this page anew instead: not found out yet why.
  it.runIf(course.tested.name === 'Chromium')(
    'F12 a landing counts once: the page comes back out of the back/forward cache',
    async () => {
      const { backend, address, release } = course.site;
      const name = `back-${course.tested.name}`;
      const { page } = await open(course, { events: false });
      const visit: Visit = { landing: true, act: ['awayAndBack', name] };
      await page.goto(address(visit));
      await backend.waitForLog('/api/track/Track');
      release(name);
      await expect
        .poll(() => markers(course), { timeout: 15_000 })
        .toContain(name);
      await sendMarker(page);
      expectOnce(course, 'back/forward cache');
      expect(await pushesOf(page)).toBe(1);
    },
  );

  it('F13 a visitor who leaves 30 ms after the page was read has landed, 30 of 30 times', async () => {
    const { address, slow, backend } = course.site;
    const bounce = address(
      { landing: true, events: false, act: ['bounce'] },
      slow,
    );
    backend.setFault('/api/track/Track', { headers: { connection: 'close' } });
    const page = await visitAll(course, Array<string>(30).fill(bounce), 5);
    const tally = () => tallyLandings(backend.log, 30);
    await expect
      .poll(() => tally().lost)
      .toBe(0)
      .catch(() => {});
    await sendMarker(page, slow);
    note(course, 'F13 bounce 30 ms after DOMContentLoaded', 30, tally());
    expect(tally()).toMatchObject({ lost: 0, unique: 30 });
  });

  it.runIf(course.tested.name === 'Chromium')(
    'F12 a page that is drawn in advance lands when it is shown, and not before',
    async () => {
      const { address, backend } = course.site;
      const prerenders = address({
        landing: true,
        act: ['tellPrerender', 'advance'],
      });
      const last = address({ events: false, act: ['mark', 'last'] });
      await expectMarker(course, prerenders, last, 'never', 'last');
      note(
        course,
        'F12 prerender never activated',
        0,
        tallyLandings(backend.log, 0),
      );
      expect(backend.log.filter(isLanding)).toEqual([]);
      backend.reset();

      await expectMarker(
        course,
        prerenders,
        prerenders,
        'shown',
        'advance-shown',
      );
      expectOnce(course, 'prerender activated');
      const shown = backend.log.find(({ query }) => query.pushes);
      expect(shown?.query.pushes).toBe('1');
    },
  );

  /** A page that draws another in advance, and then goes somewhere. */
  async function expectMarker(
    { site, tested, browser }: Course,
    prerenders: string,
    next: string,
    step: string,
    marker: string,
  ) {
    await tested.openAlone(
      browser,
      site.address({
        events: false,
        prerenders,
        act: ['goWhenTold', step, next],
      }),
    );
    const patience = { timeout: 20_000 };
    await expect
      .poll(() => markers(course), patience)
      .toContain('advance-drawn');
    site.release(step);
    await expect.poll(() => markers(course), patience).toContain(marker);
  }
}

function markers({ site }: Course): (string | undefined)[] {
  return site.backend.log.map(({ query }) => query.marker);
}

function expectOnce(course: Course, row: string): void {
  const tally = tallyLandings(course.site.backend.log, 1);
  note(course, `F12 ${row}`, 1, tally);
  expect(tally).toMatchObject(once);
}

/** What the tag manager was told in this document. */
function pushesOf(page: Page): Promise<number> {
  return page.evaluate(() => window.dataLayer?.length ?? 0);
}

async function reloadFiveTimes(page: Page): Promise<number> {
  let pushes = await pushesOf(page);
  for (let time = 0; time < 5; time += 1) {
    await page.reload();
    await page.evaluate(() => window.delivery.viewed);
    pushes += await pushesOf(page);
  }
  return pushes;
}

async function remount(page: Page): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => window.delivery.remount());
    await page.getByRole('link', { name: 'Go' }).waitFor();
  }
  return pushesOf(page);
}
