import { expect, it } from 'vitest';
import {
  addressOf,
  note,
  open,
  settledTally,
  visitAll,
  type Course,
} from '../setup/course';
import type { Visit } from '../setup/documentOf';
import { tallyEvents } from '../setup/tally';

/**
 * Tests what is sent when the page is left. The collector has a latency of 100
 * ms, and each connection to it is new. The last visit is one that stays: on a
 * busy machine, Chromium may not send what a page requests while its tab is being
 * closed. Confirmed delivery then sends it from the next page.
 */
export function leavingRows(course: Course): void {
  const rows: [string, number, (name: string) => Visit][] = [
    [
      'click, then navigation',
      50,
      (name) => ({ page: { headerAlone: true, goTo: name }, act: ['click'] }),
    ],
    ['pagehide, navigation', 30, (name) => ({ act: ['pagehide', 'go', name] })],
    [
      'pagehide, tab closed',
      30,
      (name) => ({ act: ['pagehide', 'close', name] }),
    ],
  ];

  it.each(rows)('%s: none of %i events is lost', async (row, sent, visitOf) => {
    const { backend, slow } = course.site;
    backend.setFault('/api/v1/events', { headers: { connection: 'close' } });
    const site = { hosts: { events: slow } };
    const addressOfVisit = (visit: Visit) =>
      addressOf(course, { ...visit, page: { ...visit.page, site } });
    const visits = Array.from({ length: sent }, (_, index) =>
      addressOfVisit(visitOf(`leaving-${index}`)),
    );
    const last = addressOfVisit({ act: ['stay'] });
    const page = await visitAll(course, visits, 2, [last]);
    const tally = await settledTally(course, page, 'leaving', sent, slow);
    note(course, row, sent, tally);
    expect(tally).toMatchObject({ lost: 0, unique: sent });
    expect(tally.duplicates).toBeLessThanOrEqual(mostDuplicates(course, sent));
  });

  it('hidden and shown five times: each of 20 queued events arrives once', async () => {
    const { backend } = course.site;
    const visit = addressOf(course, { act: ['hideAndShow', 'hidden', 4] });
    await course.tested.openAlone(course.browser, visit);
    const isOver = () =>
      backend.log.some(({ query }) => query.marker === 'hidden');
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
    const tally = () => tallyEvents(backend.log, 'hidden', 20);
    await expect
      .poll(() => tally().lost)
      .toBe(0)
      .catch(() => {});
    note(course, 'hide and show five times', 20, tally());
    expect(tally()).toMatchObject({ lost: 0, unique: 20, duplicates: 0 });
  });

  it('hidden and shown five times while consent is pending: each of 20 queued events arrives once', async () => {
    const { page } = await open(course, { page: { consent: 'pending' } });
    await page.evaluate(async () => {
      const { track, setConsent } = window.delivery.tracking!;
      const hide = (state: string) => {
        Object.defineProperty(document, 'visibilityState', {
          value: state,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      for (let index = 0; index < 20; index += 1) {
        void track({
          type: 'system change',
          object_identifier: `pending-${index}`,
        });
      }
      for (let round = 0; round < 5; round += 1) {
        hide('hidden');
        hide('visible');
      }
      setConsent('granted');
    });
    const tally = await settledTally(course, page, 'pending', 20);
    note(course, 'the same, consent pending', 20, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 20, duplicates: 0 });
  });
}

/**
 * With confirmed delivery, the next page sends again what was on its way when
 * the page was left, with the same id. If that page is left before the answer
 * arrives, the one after it does.
 */
function mostDuplicates({ delivery }: Course, sent: number): number {
  return delivery === 'confirmed' ? 1.1 * sent : 0;
}
