import { expect, it } from 'vitest';
import {
  note,
  openViewed,
  sendMarker,
  settledTally,
  track,
  uncaught,
  type Course,
} from '../setup/course';
import type { PageFault } from '../setup/pageFaults';
import { isEvent, tallyEvents } from '../setup/tally';

const byBeacon: [string, PageFault[]][] = [['by beacon', []]];

/** Tests faults between the page and the collector. */
export function transportRows(course: Course): void {
  it('another script uses 60 KB of the keepalive quota: none of 20 events is lost', async () => {
    course.site.backend.setFault('/held', { never: true });
    const { page } = await openViewed(course, { faults: ['held quota'] });
    await track(page, 'held', 20);
    const tally = await settledTally(course, page, 'held', 20);
    note(course, '60 KB of the quota held by another script', 20, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 20, duplicates: 0 });
  });

  it('an invalid events host: the default host receives all 10 events', async () => {
    const { page, lines } = await openViewed(course, {
      page: { site: { hosts: { events: 'http://[' } } },
    });
    await track(page, 'usual', 10);
    const tally = await settledTally(course, page, 'usual', 10);
    note(course, 'a host of the collector that is none', 10, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 10, requests: 10 });
    expect(uncaught(lines)).toEqual([]);
  });

  it('by fetch alone, with response bodies that are never read: 30 events of 6 KB, one after another', async () => {
    course.site.backend.setFault('/api/v1/events', {
      status: 202,
      body: 'Thank you. '.repeat(1000),
      headers: { 'Cache-Control': 'no-store' },
    });
    const { page } = await openViewed(course, {
      page: { tracking: { transports: ['fetch'] } },
    });
    const outcomes = await page.evaluate(async () => {
      const [first, second, third] = ['a', 'b', 'c'].map((letter) =>
        letter.repeat(2_000),
      );
      const outcomes: string[] = [];
      for (let index = 0; index < 30; index += 1) {
        const event = {
          object_identifier: `long-${index}`,
          first,
          second,
          third,
        };
        const { outcome } = await window.delivery.tracking!.track({
          type: 'input',
          ...event,
        });
        outcomes.push(outcome);
      }
      return outcomes;
    });
    const tally = await settledTally(course, page, 'long', 30);
    note(course, '30 x 6 KB by fetch, answered with a body', 30, tally);
    expect(outcomes).toEqual(Array(30).fill('delivered'));
    expect(tally).toMatchObject({ lost: 0, unique: 30, requests: 30 });
  });

  it.each<[string, PageFault[]]>([
    ...(course.delivery === 'once' ? byBeacon : []),
    ['by fetch', ['no beacon']],
  ])(
    'a collector on another origin that allows any origin: 10 of 10 %s, as forms, without a preflight',
    async (by, faults) => {
      const { backend, other } = course.site;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      backend.setFault('/api/v1/events', { headers });
      const { page } = await openViewed(course, {
        faults,
        page: { site: { hosts: { events: other } } },
      });
      // One after another, because above fetch's limit the rest would be sent
      // by XHR.
      for (let index = 0; index < 10; index += 1) {
        await track(page, `open-${index}`, 1);
      }
      const tally = await settledTally(course, page, 'open', 10, other);
      note(course, `Access-Control-Allow-Origin: *, ${by}`, 10, tally);
      expect(tally).toMatchObject({ lost: 0, unique: 10, requests: 10 });
      expect(backend.log.filter(({ method }) => method === 'OPTIONS')).toEqual(
        [],
      );
      const types = backend.log
        .filter(isEvent)
        .map(({ headers }) => String(headers['content-type']).split(';')[0]);
      expect(new Set(types)).toEqual(
        new Set(['application/x-www-form-urlencoded']),
      );
    },
  );

  it("a policy of connect-src 'none': nothing arrives, and nothing is thrown", async () => {
    const { page, lines } = await openViewed(course, {
      policy: "connect-src 'none'",
    });
    await track(page, 'policy', 10);
    const tally = await settledNone(course, page, 'policy', 10);
    note(course, "connect-src 'none'", 10, tally);
    expect(tally.requests).toBe(0);
    expect(uncaught(lines)).toEqual([]);
  });
}

/** The number is 0 if none is expected. */
async function settledNone(
  { site }: Course,
  page: Parameters<typeof sendMarker>[0],
  name: string,
  sent: number,
) {
  await sendMarker(page);
  return tallyEvents(site.backend.log, name, sent);
}
