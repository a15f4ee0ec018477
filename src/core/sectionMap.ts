import { contentTop, middleOf } from './scroller';
import { sectionSpans, spanFinder, type Section } from './sectionSpans';

/** Layout's own unit: what sums of its numbers lose is less. */
const UNIT = 64;
/** What may move without being measured anew, in px. */
const TOLERANCE = 0.5;

interface MappedSection extends Section {
  readonly id: string;
  readonly element: Element;
}

/** Where sections are, as they were when they were last measured. */
export interface SectionMap {
  /** Looks for the sections; whether they are other elements than before. */
  search(): boolean;
  elements(): readonly Element[];
  measure(scroller: HTMLElement): void;
  /** The section in the middle of what is seen, or `null`. */
  active(scroller: HTMLElement): string | null;
  /** Whether what is in the middle, or beside the gap there, has moved since. */
  isOff(scroller: HTMLElement): boolean;
  /** Whether one of these elements has. */
  haveMoved(scroller: HTMLElement, elements: ReadonlySet<Element>): boolean;
}

/** @param ids of sections, some of which may not be there, or not yet */
export function createSectionMap(
  root: Document | ShadowRoot,
  ids: readonly string[],
): SectionMap {
  let sections: readonly MappedSection[] = [];
  let spans = sectionSpans(sections);
  let indexAt = spanFinder(spans);

  const sectionAt = (index: number) => spans[index]?.section;

  return {
    search() {
      const found = ids.flatMap((id) => {
        const element = root.getElementById(id);
        return element ? [{ id, element, top: 0, bottom: 0 }] : [];
      });
      const isSame =
        found.length === sections.length &&
        found.every(({ element }, at) => element === sections[at]!.element);
      if (!isSame) sections = found;
      return !isSame;
    },
    elements: () => sections.map(({ element }) => element),
    measure(scroller) {
      const origin = contentTop(scroller);
      sections = sections.map(({ id, element }) => ({
        id,
        element,
        ...placeOf(element, origin),
      }));
      spans = sectionSpans(sections);
      indexAt = spanFinder(spans);
    },
    active: (scroller) => sectionAt(indexAt(middleOf(scroller)))?.id ?? null,
    isOff(scroller) {
      const index = indexAt(middleOf(scroller));
      const near = sectionAt(index)
        ? [sectionAt(index)]
        : [sectionAt(index - 1), sectionAt(index + 1)];
      const origin = contentTop(scroller);
      return near.some((section) => section && hasMoved(section, origin));
    },
    haveMoved(scroller, elements) {
      const origin = contentTop(scroller);
      return sections.some(
        (section) => elements.has(section.element) && hasMoved(section, origin),
      );
    },
  };
}

function hasMoved({ element, top, bottom }: MappedSection, origin: number) {
  const now = placeOf(element, origin);
  return (
    Math.abs(now.top - top) > TOLERANCE ||
    Math.abs(now.bottom - bottom) > TOLERANCE
  );
}

function placeOf(element: Element, origin: number): Section {
  const { top, bottom } = element.getBoundingClientRect();
  const place = (y: number) => Math.round((y - origin) * UNIT) / UNIT;
  return { top: place(top), bottom: place(bottom) };
}
