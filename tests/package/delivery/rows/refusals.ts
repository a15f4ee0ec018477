import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { LoggedRequest } from '../../../../src/testing';
import {
  addressOf,
  note,
  open,
  openViewed,
  sendMarker,
  settledTally,
  track,
  uncaught,
  type Course,
} from '../setup/course';
import type { Visit } from '../setup/documentOf';
import type { PageFault } from '../setup/pageFaults';
import { eventsOf, isEvent, isLanding, tallyEvents } from '../setup/tally';

const UUID =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const STORE_WARNING = 'warning: Unable access local/session storage';

/**
 * Tests storage that the browser refuses, and visitors who refuse analytics.
 */
export function refusalRows(course: Course): void {
  it.each<PageFault>(['full storage', 'corrupt storage', 'wrong ids'])(
    '%s: nothing is thrown, one warning for each store at most, one id',
    async (fault) => {
      const { page, lines } = await openViewed(course, {
        faults: ['logging', fault],
      });
      await track(page, 'kept', 5);
      await page.evaluate(() => window.delivery.remount());
      await track(page, 'kept-again', 5);
      await expectOneId(course, page, lines, `${fault}`);
    },
  );

  it('a frame in a sandbox, whose storage is denied: nothing is thrown, one warning for each store at most, one id', async () => {
    const { page, lines } = await open(course, { events: false });
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe');
        frame.sandbox.add('allow-scripts');
        frame.src = address;
        document.body.append(frame);
      },
      addressOf(course, { landing: true, faults: ['logging'] }),
    );
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    await frame.waitForFunction(() => window.delivery?.tracking);
    await frame.evaluate(() => window.delivery.viewed);
    expect(
      await frame.evaluate(() => {
        try {
          return localStorage.length;
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('SecurityError');
    await track(frame, 'kept', 5);
    await frame.evaluate(() => window.delivery.remount());
    await track(frame, 'kept-again', 5);
    await expectOneId(course, page, lines, 'a frame in a sandbox');
    expect(new Set(landingsOf(course)).size).toBe(1);
  });

  it.each<[string, Visit, boolean]>([
    ['consent pending, then denied', { page: { consent: 'pending' } }, true],
    ['consent denied', { page: { consent: 'denied' } }, false],
    ['Global Privacy Control', { faults: ['global privacy control'] }, false],
    ['events turned off', { faults: ['events off'] }, false],
  ])(
    '%s: no request, nothing stored, no data layer',
    async (row, visit, denies) => {
      const { page } = await open(course, {
        ...visit,
        // `lintel/landing` does not know the header's consent. Its caller
        // decides.
        landing: visit.page?.consent === undefined,
      });
      await page.evaluate(
        async ({ denies, sent }) => {
          const { track, setConsent } = window.delivery.tracking!;
          const send = (index: number) =>
            track({
              type: 'system change',
              object_identifier: `unwanted-${index}`,
            });
          const sends = Array.from({ length: sent }, (_, index) => send(index));
          if (denies) setConsent('denied');
          await Promise.all(sends);
          await send(sent);
        },
        { denies, sent: 19 },
      );
      await sendMarker(page);
      const { log } = course.site.backend;
      note(course, `${row}`, 20, tallyEvents(log, 'unwanted', 20));
      // The previous page's last requests may still arrive.
      const own = log.filter(({ headers }) => headers.referer === page.url());
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter(isAnalytics)).toEqual([]);
      expect(await keptBy(page)).toEqual({
        local: [],
        session: [],
        cookies: [],
        dataLayer: undefined,
      });
    },
  );
}

function isAnalytics(request: LoggedRequest): boolean {
  return isEvent(request) || isLanding(request);
}

function landingsOf({ site }: Course) {
  return site.backend.log.filter(isLanding).map(({ query }) => query.rk);
}

async function expectOneId(
  course: Course,
  page: Page,
  lines: readonly string[],
  row: string,
): Promise<void> {
  const tally = await settledTally(course, page, 'kept', 10);
  note(course, row, 10, { ...tally, lost: 10 - tally.unique });
  expect(tally).toMatchObject({ unique: 10, duplicates: 0 });
  const ids = eventsOf(course.site.backend.log, 'kept').map(
    (event) => event.analytics_id,
  );
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(UUID);
  expect(uncaught(lines)).toEqual([]);
  const warnings = lines.filter((line) => line.startsWith(STORE_WARNING));
  expect(warnings).toEqual([...new Set(warnings)]);
  expect(warnings.length).toBeLessThanOrEqual(2);
}

/** What remains in the browser and in the page's data layer. */
function keptBy(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie
      .split(/=[^;]*(?:; )?/)
      // The cookies of the language do not belong to analytics.
      .filter((name) => name && !['ss_i18n', 'language'].includes(name)),
    dataLayer: window.dataLayer,
  }));
}
