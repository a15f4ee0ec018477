import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  sectionSpans,
  spanFinder,
  type Section,
} from '../../src/core/sectionSpans';

/** By the words of the specification: look at each section; of several, the last. */
function containing(sections: readonly Section[], position: number) {
  return (
    sections
      .filter(({ top, bottom }) => top <= position && position < bottom)
      .at(-1) ?? null
  );
}

const PAGE = 6000;

const half = fc.integer({ min: -200, max: 2 * PAGE }).map((n) => n / 2);
const height = fc.oneof(
  fc.constantFrom(0, 0.5, 1, 50, 800, 2400),
  fc.integer({ min: 0, max: 2400 }).map((n) => n / 2),
);
/** Anywhere: beside, within and over each other, in any order. */
const anywhere = fc.array(
  fc.tuple(half, height).map(([top, size]) => ({ top, bottom: top + size })),
  { maxLength: 30 },
);
/** One below the other, as pages are, with gaps and without. */
const stacked = fc
  .array(fc.tuple(fc.constantFrom(0, 0, 0, 0.5, 40), height), { maxLength: 30 })
  .map((sizes) => {
    let end = 0;
    return sizes.map(([gap, size]) => {
      const top = end + gap;
      end = top + size;
      return { top, bottom: end };
    });
  });
const page = fc.oneof(stacked, anywhere);

function* everyHalfPixel() {
  for (let position = -150; position <= PAGE + 2500; position += 0.5) {
    yield position;
  }
}

describe('the section of a position', () => {
  it('is what the specification says at every pixel and half pixel of a page', () => {
    const property = fc.property(page, (sections) => {
      const spans = sectionSpans(sections);
      const indexAt = spanFinder(spans);
      for (const position of everyHalfPixel()) {
        const section = spans[indexAt(position)]!.section;
        if (section === containing(sections, position)) continue;
        expect.unreachable(`at ${position}: ${JSON.stringify(section)}`);
      }
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('is found wherever the page is scrolled to next', () => {
    const positions = fc.array(half, { maxLength: 60 });
    const property = fc.property(page, positions, (sections, visited) => {
      const spans = sectionSpans(sections);
      const indexAt = spanFinder(spans);
      for (const position of visited) {
        expect(spans[indexAt(position)]!.section).toBe(
          containing(sections, position),
        );
      }
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('begins at its top, and ends just above its bottom', () => {
    const one = { top: 100, bottom: 200 };
    const two = { top: 200, bottom: 300 };
    const spans = sectionSpans([one, two]);
    const indexAt = spanFinder(spans);
    const at = (position: number) => spans[indexAt(position)]!.section;
    expect([99.5, 100, 199.5, 200, 299.5, 300].map(at)).toEqual([
      null,
      one,
      one,
      two,
      two,
      null,
    ]);
  });

  it('is none on a page without any', () => {
    expect(sectionSpans([])).toEqual([{ from: -Infinity, section: null }]);
  });
});

describe('the spans', () => {
  it('follow each other, and no two neighbours are the same section', () => {
    const property = fc.property(page, (sections) => {
      const spans = sectionSpans(sections);
      for (const [index, span] of spans.entries()) {
        const next = spans[index + 1];
        if (!next) continue;
        expect(next.from).toBeGreaterThan(span.from);
        expect(next.section).not.toBe(span.section);
      }
      expect(spans[0]!.from).toBe(-Infinity);
      expect(spans.at(-1)!.section).toBeNull();
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('of 100,000 sections over each other are made without counting each against each', () => {
    const sections = Array.from({ length: 100_000 }, (_, index) => ({
      top: index,
      bottom: 1_000_000 - index,
    }));
    const spans = sectionSpans(sections);
    expect(spans[spanFinder(spans)(500_000)]!.section).toBe(sections.at(-1));
  });
});
