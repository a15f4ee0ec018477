/** Where a section begins and ends, in px from the top of what is scrolled. */
export interface Section {
  readonly top: number;
  readonly bottom: number;
}

/** A stretch of the page in which one section is the active one, or none. */
export interface Span<Of> {
  /** It ends where the next one begins. */
  readonly from: number;
  readonly section: Of | null;
}

/**
 * The whole line, from above the page to below it, as spans in order. A
 * section reaches from its top to just above its bottom; where several lie
 * over each other, the last of the list wins.
 */
export function sectionSpans<Of extends Section>(
  sections: readonly Of[],
): readonly Span<Of>[] {
  const edges = sections.flatMap(({ top, bottom }) => [top, bottom]);
  const stops = [...new Set(edges)].sort((one, other) => one - other);
  const winners = paint(sections, stops);
  const spans: Span<Of>[] = [{ from: -Infinity, section: null }];
  stops.forEach((from, index) => {
    const section = winners[index] ?? null;
    if (section !== spans.at(-1)!.section) spans.push({ from, section });
  });
  return spans;
}

/** Which section wins from each stop to the next: the last one first, and none over another. */
function paint<Of extends Section>(
  sections: readonly Of[],
  stops: readonly number[],
): Of[] {
  const winners: Of[] = [];
  const indexes = new Map(stops.map((stop, index) => [stop, index]));
  // From each stop, a later one up to which all is painted: what was painted
  // once is stepped over, so that a thousand overlapping sections cost no more.
  const skip = stops.map((_, index) => index);
  const free = (index: number) => {
    while (skip[index]! > index) {
      const next = skip[index]!;
      skip[index] = skip[next] ?? next;
      index = next;
    }
    return index;
  };
  for (const section of [...sections].reverse()) {
    const end = indexes.get(section.bottom)!;
    let index = free(indexes.get(section.top)!);
    while (index < end) {
      winners[index] = section;
      skip[index] = index + 1;
      index = free(index);
    }
  }
  return winners;
}

/**
 * Finds the span of a position by its index: at once while that is where it
 * was, by halves else.
 */
export function spanFinder(
  spans: readonly Span<unknown>[],
): (position: number) => number {
  let last = 0;
  return (position) => {
    if (!isIn(spans, last, position)) last = search(spans, position);
    return last;
  };
}

function isIn(
  spans: readonly Span<unknown>[],
  index: number,
  position: number,
): boolean {
  const next = spans[index + 1];
  return spans[index]!.from <= position && (!next || position < next.from);
}

function search(spans: readonly Span<unknown>[], position: number): number {
  let low = 0;
  let high = spans.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.from <= position) low = middle;
    else high = middle;
  }
  return low;
}
