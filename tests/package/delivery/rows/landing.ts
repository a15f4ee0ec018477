import { expect, it } from 'vitest';
import { sendMarker, visitAll, type Course } from '../setup/course';
import { isLanding, landingsIn } from '../setup/tally';

/** Tests the landing of pages that are left at once or prerendered. */
export function landingRows(course: Course): void {
  it('a visitor who leaves 30 ms after the page is parsed sends the landing, 30 of 30 times', async () => {
    const { address, slow, backend } = course.site;
    const bounce = address(
      { landing: true, events: false, act: ['bounce'] },
      slow,
    );
    backend.setFault('/api/track/Track', { headers: { connection: 'close' } });
    const page = await visitAll(course, Array<string>(30).fill(bounce), 5);
    await expect.poll(() => landingsIn(backend.log)).toBe(30);
    await sendMarker(page, slow);
    expect(landingsIn(backend.log)).toBe(30);
  });

  it.runIf(course.tested.name === 'Chromium')(
    'a prerendered page sends the landing when it is shown, and not before',
    async () => {
      const { address, backend } = course.site;
      const prerenders = address({
        landing: true,
        act: ['tellPrerender', 'advance'],
      });
      const last = address({ events: false, act: ['mark', 'last'] });
      await expectMarker(course, prerenders, last, 'never', 'last');
      expect(backend.log.filter(isLanding)).toEqual([]);
      backend.reset();

      await expectMarker(
        course,
        prerenders,
        prerenders,
        'shown',
        'advance-shown',
      );
      expect(landingsIn(backend.log)).toBe(1);
      const shown = backend.log.find(({ query }) => query.pushes);
      expect(shown?.query.pushes).toBe('1');
    },
  );
}

/** Opens a page that prerenders another one, and then goes somewhere else. */
async function expectMarker(
  { site, tested, browser }: Course,
  prerenders: string,
  next: string,
  step: string,
  marker: string,
) {
  const markers = () => site.backend.log.map(({ query }) => query.marker);
  await tested.openAlone(
    browser,
    site.address({
      events: false,
      prerenders,
      act: ['goWhenTold', step, next],
    }),
  );
  const patience = { timeout: 20_000 };
  await expect.poll(markers, patience).toContain('advance-drawn');
  site.release(step);
  await expect.poll(markers, patience).toContain(marker);
}
