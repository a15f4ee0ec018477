import { expect, it } from 'vitest';
import {
  note,
  openViewed,
  printedByUs,
  settledTally,
  track,
  uncaught,
  type Course,
} from '../setup/course';
import type { PageFault } from '../setup/pageFaults';

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

/** Tests the transports that are tried if a beacon is not sent. */
export function beaconRows(course: Course): void {
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
}
