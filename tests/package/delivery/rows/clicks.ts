import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  addressOf,
  note,
  open,
  sendMarker,
  settledTally,
  type Course,
} from '../setup/course';
import type { Visit } from '../setup/documentOf';
import { eventsOf, tallyEvents } from '../setup/tally';

/** The chunk that sends events. */
const CHUNK = '/production/partTracking-*';

const visitOf = (page: Visit['page']): Visit => ({
  page: { headerAlone: true, goTo: 'early-0', ...page },
});

/** Tests clicks that leave the page before the code that sends them arrives. */
export function clickRows(course: Course): void {
  it('a click that leaves before analytics have loaded is sent once by the next page, with its own time and page', async () => {
    const first = visitOf({ tracking: { page: 'first' } });
    const next = visitOf({ tracking: { page: 'next' } });
    const { page, clickedAt } = await clickEarly(course, first, next);
    await page.reload();
    const tally = await settledTally(course, page, 'early', 1);
    note(course, 'click before the chunk has arrived', 1, tally);
    expect(tally).toMatchObject({ lost: 0, unique: 1, requests: 1 });
    const [event] = eventsOf(course.site.backend.log, 'early');
    expect(event).toMatchObject({ action: 'click', page_path: '/first' });
    const sentAt = Date.parse(String(event!.event_timestamp));
    expect(Math.abs(sentAt - clickedAt)).toBeLessThan(500);
  });

  it.each(['pending', 'denied'] as const)(
    'the same click is not stored while consent is %s',
    async (consent) => {
      const visit = visitOf({ consent });
      const { page, kept } = await clickEarly(course, visit, visitOf({}));
      await sendMarker(page);
      const tally = tallyEvents(course.site.backend.log, 'early', 0);
      note(course, `the same, consent ${consent}`, 0, tally);
      expect(kept).toEqual([]);
      expect(tally.requests).toBe(0);
    },
  );
}

/**
 * Clicks on a page whose chunk does not arrive, and waits until the next page
 * has sent its page view.
 */
async function clickEarly(course: Course, visit: Visit, next: Visit) {
  const { backend } = course.site;
  backend.setFault(CHUNK, { never: true });
  const { page } = await open(course, { events: false });
  // Some browsers load a page no further than a script that is missing.
  await page.goto(addressOf(course, visit), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Go' }).waitFor();
  await backend.waitForLog(CHUNK);
  backend.setFault(CHUNK, null);
  const clickedAt = Date.now();
  await leaveByClick(page, addressOf(course, { events: false }));
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('clicks')),
  );
  await page.goto(addressOf(course, next));
  await page.evaluate(() => window.delivery.viewed);
  return { page, clickedAt, kept };
}

/** Follows the page's link to an empty page of the same visit. */
async function leaveByClick(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>('#go')!.href = href;
  }, address);
  await Promise.all([
    page.waitForURL(address, { waitUntil: 'commit' }),
    page.getByRole('link', { name: 'Go' }).click({ noWaitAfter: true }),
  ]);
}
