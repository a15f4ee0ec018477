import { describe, expect, it, vi } from 'vitest';
import { drawn } from './clock';
import {
  indicator,
  list,
  middleAt,
  scrollPage,
  section,
  showLongPage,
  top,
} from './sideNavParts';

/** How many places are asked for in each frame of a way down the page. */
async function countReads(count: number) {
  const { unmount } = await showLongPage({
    heights: Array.from({ length: count }, () => 200),
  });
  await scrollPage(middleAt(top(section(1)) + 1));
  const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const reads: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    read.mockClear();
    scrollTo(0, scrollY + 30);
    await drawn();
    reads.push(read.mock.calls.length);
  }
  read.mockRestore();
  unmount();
  return reads;
}

describe('scrolling', () => {
  it('asks for as many places with 1,000 sections as with 10', async () => {
    const few = await countReads(10);
    expect(await countReads(1000)).toEqual(few);
    expect(Math.max(...few)).toBeLessThan(6);
  });

  // A custom property on the list: all its links had their styles anew.
  it('sets nothing on the list that a thousand links inherit', async () => {
    await showLongPage();
    await scrollPage(middleAt(top(section(2))));
    await expect.poll(() => indicator().getAttribute('style')).toBeTruthy();
    expect(list().getAttribute('style')).toBeNull();
  });
});
