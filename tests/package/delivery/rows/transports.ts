import { expect, it } from 'vitest';
import { openViewed, settledTally, track, type Course } from '../setup/course';
import type { Visit } from '../setup/documentOf';
import { isEvent } from '../setup/tally';

/** Tests the limits that browsers set to transports. */
export function transportRows(course: Course): void {
  it('another script uses 60 KB of the keepalive quota: none of 20 events is lost', async () => {
    course.site.backend.setFault('/held', { delay: Infinity });
    const page = await openViewed(course, { act: ['holdQuota'] });
    await track(page, 'held', 20);
    const tally = await settledTally(course, page, 'held', 20);
    expect(tally).toEqual({ arrived: 20, requests: 20 });
  });

  it('by fetch alone, with response bodies that are never read: 30 events of 6 KB, one after another', async () => {
    course.site.backend.setFault('/api/v1/events', {
      status: 202,
      body: 'Thank you. '.repeat(1000),
      headers: { 'Cache-Control': 'no-store' },
    });
    const page = await openViewed(course, {
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
    expect(outcomes).toEqual(Array(30).fill('delivered'));
    expect(tally).toEqual({ arrived: 30, requests: 30 });
  });

  it.each<[string, Visit]>([
    ['by beacon', {}],
    ['by fetch', { act: ['removeBeacon'] }],
  ])(
    'a collector on another origin that allows any origin: 10 of 10 %s, as forms, without a preflight',
    async (_, visit) => {
      const { backend, other } = course.site;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      backend.setFault('/api/v1/events', { headers });
      const page = await openViewed(course, {
        ...visit,
        page: { site: { hosts: { events: other } } },
      });
      // One after another, because above fetch's limit the rest would be sent
      // by XHR.
      for (let index = 0; index < 10; index += 1) {
        await track(page, `open-${index}`, 1);
      }
      const tally = await settledTally(course, page, 'open', 10, other);
      expect(tally).toEqual({ arrived: 10, requests: 10 });
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
}
