import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { LoggedEvent, LoggedRequest } from '../../../../src/testing';
import {
  addressOf,
  note,
  openTab,
  openViewed,
  printedByUs,
  sendMarker,
  track,
  type Course,
} from '../setup/course';
import { eventsOf, isEvent, tallyEvents } from '../setup/tally';

const EVENTS = '/api/v1/events';
const SECOND = 1000;

/** Tests what only confirmed delivery can deliver. */
export function confirmedRows(course: Course): void {
  it('status 500 for 4 s, then 202: each of 20 events arrives within 30 s, without a new event', async () => {
    const { backend } = course.site;
    const { page } = await openViewed(course);
    backend.setFault(EVENTS, { status: 500 });
    await track(page, 'later', 20);
    // How long the collector fails.
    await pause(4 * SECOND);
    backend.setFault(EVENTS, null);
    await expectDelivered(course, 'later', 20, 26 * SECOND);
    const { requests } = tallyEvents(backend.log, 'later', 20);
    const tally = { ...tallyEvents(accepted(course), 'later', 20), requests };
    note(course, 'status 500 for 4 s', 20, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 20, duplicates: 0 });
    expect(requests).toBeLessThanOrEqual(60);
  });

  it.each([1, 2])(
    'a collector that is down until %i tabs are closed: none of 20 events is lost or sent twice',
    async (tabs) => {
      const { backend } = course.site;
      const { page } = await openViewed(course);
      const context = page.context();
      const opened = [page];
      if (tabs === 2) opened.push((await openTab(course, context)).page);
      backend.setFault(EVENTS, { drop: true });
      await Promise.all(
        opened.map((tab, index) => track(tab, `closed-${index}`, 20 / tabs)),
      );
      await Promise.all(opened.map((tab) => tab.close()));
      await pause(SECOND);
      backend.reset();
      await Promise.all(opened.map(() => openTab(course, context)));
      await expectDelivered(course, 'closed', 20);
      // Nothing is sent twice afterwards.
      await sendMarker(context.pages()[0]!);
      const tally = tallyEvents(backend.log, 'closed', 20);
      note(course, `collector down, ${tabs} tabs closed`, 20, tally);
      expect(tally).toMatchObject({ lost: 0, unique: 20, duplicates: 0 });
    },
  );

  it('60 events of 3 KB to a collector that takes 1 s, left after 50 ms: each arrives, and at most twice, with the same id', async () => {
    const { backend } = course.site;
    backend.setFault(EVENTS, { delay: SECOND });
    const { page } = await openViewed(course);
    await page.evaluate(async () => {
      for (let index = 0; index < 60; index += 1) {
        void window.delivery.tracking!.track({
          type: 'input',
          object_identifier: `large-${index}`,
          first: 'a'.repeat(1_500),
          second: 'b'.repeat(1_500),
        } as never);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.goto('about:blank');
    await page.goto(addressOf(course));
    await page.evaluate(() => window.delivery.viewed);
    await expectDelivered(course, 'large', 60, 40 * SECOND);
    await expect
      .poll(() => storedKeys(page), { timeout: 5 * SECOND })
      .toEqual([]);
    const tally = tallyEvents(backend.log, 'large', 60);
    note(course, '60 x 3 KB, 1 s each, left and returned', 60, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 60 });
    // All were on their way: a page that is left sends what it still has.
    const times = countEach(eventsOf(backend.log, 'large'));
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  });

  it('every connection cut: at most three requests more per event, 200 events stored, and nothing printed', async () => {
    const { backend, other } = course.site;
    backend.setFault(EVENTS, { drop: true });
    const site = { hosts: { events: other } };
    const { page, lines } = await openViewed(course, { page: { site } });
    let requests = 0;
    page.on('request', (request) => {
      requests += Number(request.url().startsWith(`${other}${EVENTS}`));
    });
    await track(page, 'blocked', 100);
    await track(page, 'blocked-again', 150);
    // Longer than the first two delays, 2 s and 4 s.
    await pause(8 * SECOND);
    const tally = { lost: 250, unique: 0, duplicates: 0, requests };
    note(course, 'every connection cut', 250, tally);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(3 * 250);
    expect(await storedKeys(page)).toHaveLength(200);
    expect(printedByUs(lines)).toEqual([]);
  });
}

/** How often each event has arrived. */
function countEach(events: LoggedEvent[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { event_id: id } of events) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The requests that the collector has confirmed. */
function accepted({ site }: Course): LoggedRequest[] {
  return site.backend.log.filter(
    (request) => isEvent(request) && request.status === 202,
  );
}

async function expectDelivered(
  course: Course,
  name: string,
  sent: number,
  timeout = 10 * SECOND,
): Promise<void> {
  const lost = () => tallyEvents(accepted(course), name, sent).lost;
  await expect.poll(lost, { timeout, interval: 20 }).toBe(0);
}

/** The keys of the events that are stored. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('lintel_outbox:')),
  );
}
