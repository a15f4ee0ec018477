import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { createScrollSpy } from '../../src/core/side-nav/scrollSpy';
import { settled } from './sideNavParts';

interface Section {
  top: number;
  height: number;
}

const PAGE = 3000;

const height = fc.oneof(
  fc.constantFrom(0, 1, 50, 400),
  fc.integer({ min: 0, max: 1000 }),
);
/** Sections next to, inside and over each other, in any order. */
const anywhere = fc.array(
  fc.record({ top: fc.integer({ min: 0, max: PAGE }), height }),
  { maxLength: 20 },
);
/** Sections one below the other, as on real pages, with gaps and without. */
const stacked = fc
  .array(fc.tuple(fc.constantFrom(0, 0, 0, 40), height), { maxLength: 20 })
  .map((sizes) => {
    let end = 0;
    return sizes.map(([gap, size]) => {
      const top = end + gap;
      end = top + size;
      return { top, height: size };
    });
  });
const box = fc.record({
  sections: fc.oneof(stacked, anywhere),
  /** Even and odd heights: the middle is between two pixels, or in one. */
  height: fc.integer({ min: 100, max: 301 }),
});

/**
 * The section that contains the middle. If there are several, the last one
 * (behaviour S1).
 */
function containing(sections: readonly Section[], middle: number) {
  return sections
    .map(({ top, height }) => top <= middle && middle < top + height)
    .lastIndexOf(true);
}

/**
 * Creates an element that scrolls sections, also far to the side, and a spy on
 * them.
 */
function showBox(
  { sections, height }: { sections: Section[]; height: number },
  number: number,
) {
  const scroller = document.createElement('div');
  scroller.style.cssText = `position: absolute; top: 0; width: 20px; height: ${height}px; overflow: auto; visibility: hidden`;
  const idOf = (index: number) => `box-${number}-${index}`;
  const space = `<div style="height: ${PAGE + 2000}px"></div>`;
  scroller.innerHTML =
    sections
      .map(
        ({ top, height }, index) =>
          `<div id="${idOf(index)}" style="position: absolute; left: ${index % 2 ? 0 : -30}px; width: 20px; top: ${top}px; height: ${height}px"></div>`,
      )
      .join('') + space;
  document.body.append(scroller);
  let active: string | null = null;
  const spy = createScrollSpy(
    scroller,
    document,
    sections.map((_, index) => idOf(index)),
    (id) => {
      active = id;
    },
  );
  const edges = sections.flatMap(({ top, height }) => [top, top + height]);
  return {
    scroller,
    spy,
    /** One pixel before, at and after each edge that can reach the middle. */
    stops: edges
      .flatMap((edge) => [-1, 0, 1].map((by) => edge + by))
      .map((y) => Math.round(y - height / 2))
      .filter((y) => y >= 0),
    active: () => active,
    expected() {
      const index = containing(sections, scroller.scrollTop + height / 2);
      return index < 0 ? null : idOf(index);
    },
  };
}

// Many at the same time, because each position takes a few frames.
it('finds the section that contains the middle, a pixel before, at and after each edge', async () => {
  const seed = Date.now() % 1e6;
  const boxes = fc.sample(box, { numRuns: 30, seed }).map(showBox);
  onTestFinished(() => {
    for (const { spy, scroller } of boxes) {
      spy.stop();
      scroller.remove();
    }
  });
  const steps = 20;
  for (let step = 0; step < steps; step += 1) {
    for (const { scroller, stops } of boxes) {
      const at = Math.floor((step * stops.length) / steps);
      scroller.scrollTop = stops[at] ?? 0;
    }
    await settled();
    for (const [number, { scroller, active, expected }] of boxes.entries()) {
      const where = `seed ${seed}, box ${number} at ${scroller.scrollTop}`;
      expect([where, active()]).toEqual([where, expected()]);
    }
  }
}, 60_000);

it('reacts when an empty section in the middle receives its content', async () => {
  const { scroller, spy, active } = showBox(
    { sections: [{ top: 500, height: 0 }], height: 200 },
    0,
  );
  onTestFinished(() => {
    spy.stop();
    scroller.remove();
  });
  scroller.scrollTop = 400;
  await settled();
  expect(active()).toBeNull();
  (scroller.firstElementChild as HTMLElement).style.height = '300px';
  await settled();
  expect(active()).toBe('box-0-0');
});
