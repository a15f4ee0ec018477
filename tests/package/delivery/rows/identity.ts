import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  open,
  openViewed,
  sendMarker,
  track,
  type Course,
} from '../setup/course';
import { eventsOf } from '../setup/tally';

const DAY = 86_400;
const NAME = 'lintel_analytics_id';

/** Tests how long the analytics id lasts (behaviour T7). */
export function identityRows(course: Course): void {
  it('the cookie lasts 390 days', async () => {
    const { page } = await openViewed(course);
    const cookie = await idCookie(page);
    const days = (cookie!.expires - Date.now() / 1000) / DAY;
    course.rows.push(`the cookie is kept for ${days.toFixed(3)} days`);
    expect(Math.abs(days - 390)).toBeLessThanOrEqual(0.1);
  });

  it('a cookie that already has the id is not written again', async () => {
    const id = '7f9a4d2e-1c3b-4e5f-8a6b-9c0d1e2f3a4b';
    const { page } = await open(course, { events: false });
    const expires = Math.round(Date.now() / 1000 + 100 * DAY);
    const url = course.site.url;
    await page.context().addCookies([{ name: NAME, value: id, url, expires }]);
    await page.goto(course.site.address());
    await page.evaluate(() => window.delivery.viewed);
    await track(page, 'known', 3);
    await sendMarker(page);
    const events = eventsOf(course.site.backend.log, 'known');
    expect(events.map((event) => event.analytics_id)).toEqual([id, id, id]);
    const cookie = await idCookie(page);
    course.rows.push(
      `one of a server's own 100 days: ${((cookie!.expires - Date.now() / 1000) / DAY).toFixed(3)} days`,
    );
    expect(Math.abs(cookie!.expires - expires)).toBeLessThanOrEqual(2);
  });
}

async function idCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === NAME);
}
