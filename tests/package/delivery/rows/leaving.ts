import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { open, settledTally, visitAll, type Course } from '../setup/course';
import type { Visit } from '../setup/documentOf';
import { eventsOf, tallyEvents } from '../setup/tally';

/** The chunk that sends events. */
const CHUNK = '/built/partTracking-*';

/**
 * Tests what is sent when the page is left. The collector has a latency of 100
 * ms, and each connection to it is new. The last visit is one that stays: on a
 * busy machine, Chromium may not send what a page requests while its tab is being
 * closed.
 */
export function leavingRows(course: Course): void {
  it.each<[string, number, (name: string) => Visit]>([
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
  ])('%s: each of %i events arrives once', async (_, sent, visitOf) => {
    const { backend, slow, address } = course.site;
    backend.setFault('/api/v1/events', { headers: { connection: 'close' } });
    const site = { hosts: { events: slow } };
    const addressOfVisit = (visit: Visit) =>
      address({ ...visit, page: { ...visit.page, site } });
    const visits = Array.from({ length: sent }, (_, index) =>
      addressOfVisit(visitOf(`leaving-${index}`)),
    );
    const last = addressOfVisit({ act: ['stay'] });
    const page = await visitAll(course, visits, 2, [last]);
    const tally = await settledTally(course, page, 'leaving', sent, slow);
    expect(tally).toEqual({ arrived: sent, requests: sent });
  });

  it('hidden and shown five times: each of 20 queued events arrives once', async () => {
    const { backend, address } = course.site;
    const visit = address({ act: ['hideAndShow', 'hidden', 4] });
    await course.tested.openAlone(course.browser, visit);
    const isOver = () =>
      backend.log.some(({ query }) => query.marker === 'hidden');
    await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
    await expect
      .poll(() => tallyEvents(backend.log, 'hidden'))
      .toEqual({ arrived: 20, requests: 20 });
  });

  it('a click that leaves before analytics have loaded is sent once by the next page, with its own time and page', async () => {
    const { page, clickedAt } = await clickEarly(course);
    await page.reload();
    const tally = await settledTally(course, page, 'early', 1);
    expect(tally).toEqual({ arrived: 1, requests: 1 });
    const [event] = eventsOf(course.site.backend.log, 'early');
    expect(event).toMatchObject({ action: 'click', page_path: '/first' });
    const sentAt = Date.parse(String(event!.event_timestamp));
    expect(Math.abs(sentAt - clickedAt)).toBeLessThan(500);
  });
}

/**
 * Clicks on a page whose chunk does not arrive, and waits until the next page
 * has sent its page view.
 */
async function clickEarly({ site, browser }: Course) {
  const { backend, address } = site;
  const visitOf = (name: string): Visit => ({
    page: { headerAlone: true, goTo: 'early-0', tracking: { page: name } },
  });
  backend.setFault(CHUNK, { delay: Infinity });
  const page = await open(browser, address({ events: false }));
  // Some browsers load a page no further than a script that is missing.
  await page.goto(address(visitOf('first')), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Go' }).waitFor();
  await backend.waitForLog(CHUNK);
  backend.setFault(CHUNK, null);
  const clickedAt = Date.now();
  await leaveByClick(page, address({ events: false }));
  await page.goto(address(visitOf('next')));
  await page.evaluate(() => window.delivery.viewed);
  return { page, clickedAt };
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
