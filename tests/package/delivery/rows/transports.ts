import { expect, it } from 'vitest';
import {
  note,
  openViewed,
  printedByUs,
  sendMarker,
  settledTally,
  track,
  uncaught,
  type Course,
} from '../setup/course';
import type { PageFault } from '../setup/pageFaults';
import { isEvent, tallyEvents } from '../setup/tally';

const brokenBeacons: PageFault[] = [
  'no beacon',
  'unbound beacon',
  'beacon with a bad address',
  'refused beacon',
  'beacon that may not be read',
];

function countEach<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

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

  it.each(brokenBeacons)('%s: 10 events by fallback', async (fault) => {
    const { page, lines } = await openViewed(course, { faults: [fault] });
    await track(page, 'fallback', 10);
    const tally = await settledTally(course, page, 'fallback', 10);
    note(course, `${fault}`, 10, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 10, requests: 10 });
    expect(uncaught(lines)).toEqual([]);
    // A beacon is sent in the mode `no-cors`.
    const modes = course.site.backend.log
      .filter(({ rawBody }) => rawBody.includes('fallback-'))
      .map(({ headers }) => headers['sec-fetch-mode']);
    expect(new Set(modes)).toEqual(new Set(['cors']));
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

  it.each<[string, PageFault[], number]>([
    ['every connection cut', [], 50],
    ['every connection cut, and no beacon', ['no beacon'], 50],
  ])(
    '%s: at most three requests per event, and nothing printed',
    async (row, faults, sent) => {
      const { backend, other } = course.site;
      backend.setFault('/api/v1/events', { drop: true });
      const { page, lines } = await openViewed(course, {
        faults,
        // A host without earlier connections, because browsers repeat requests
        // on reused connections.
        page: { site: { hosts: { events: other } } },
      });
      // The requests of the page, not those that the server sees: on a
      // connection opened in advance, Chromium repeats a request by itself.
      // https://source.chromium.org/chromium/chromium/src/+/main:net/http/http_network_transaction.cc
      const asked: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${other}/api/v1/events`)) return;
        asked.push(/cut-\d+/.exec(request.postData() ?? '')?.[0]);
      });
      await track(page, 'cut', sent);
      const tally = await settledTally(course, page, 'cut', sent);
      note(course, row, sent, tally);
      expect(asked.length).toBeGreaterThanOrEqual(sent);
      expect(asked.length).toBeLessThanOrEqual(3 * sent);
      // A driven Firefox does not report request bodies.
      if (course.tested.name === 'Chromium') {
        const times = countEach(asked.filter((event) => event !== undefined));
        expect(times.size).toBe(sent);
        expect(Math.max(...times.values())).toBeLessThanOrEqual(3);
      }
      expect(printedByUs(lines)).toEqual([]);
    },
  );

  it.each<[string, PageFault[]]>([
    ['by beacon', []],
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
