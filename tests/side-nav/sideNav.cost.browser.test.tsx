import { describe, expect, it, vi } from 'vitest';
import { drawn } from '../browser/clock';
import {
  indicator,
  list,
  middleAt,
  phone,
  scrollPage,
  section,
  showLongPage,
  top,
} from './sideNavParts';

/**
 * How many positions are read on a way down the page, in 10 steps of two
 * frames.
 */
async function countReads(count: number) {
  const { unmount } = await showLongPage({
    heights: Array.from({ length: count }, () => 200),
  });
  await scrollPage(middleAt(top(section(1)) + 1));
  const reads = (['getBoundingClientRect', 'getClientRects'] as const).map(
    (method) => vi.spyOn(Element.prototype, method),
  );
  for (let step = 0; step < 10; step += 1) {
    scrollTo(0, scrollY + 30);
    await drawn();
  }
  const total = reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  unmount();
  return total;
}

describe('scrolling', () => {
  it('reads no position with 1,000 sections', async () => {
    expect(await countReads(1000)).toBe(0);
  });

  it('reads only those of bar and container on a phone', async () => {
    await phone();
    expect(await countReads(10)).toBeLessThanOrEqual(2 * 2 * 10);
  });

  // A custom property on the list would recalculate the styles of all its
  // links.
  it('sets nothing on the list that a thousand links would inherit', async () => {
    await showLongPage();
    await scrollPage(middleAt(top(section(2))));
    await expect.poll(() => indicator().getAttribute('style')).toBeTruthy();
    expect(list().getAttribute('style')).toBeNull();
  });
});
