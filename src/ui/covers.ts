import { sharedByAll } from '../browser/registry';
import { isPage } from '../browser/viewport';

/** What an element covers of the top of what scrolls it. */
export interface Cover {
  /** The custom property that says it. */
  property: string;
  /** The element that gets the property. */
  owner: HTMLElement;
  /** In px. Without one, there is no property. */
  height: number | null;
  scroller: HTMLElement;
  /** An attribute of the scroller, if that is not the page. */
  mark: string;
  /** Whether the style sheet sets the property too, most often to this height. */
  isStyled?: boolean;
}

/** What is covered. What covers it since last is the last. */
const pageCovers = () => sharedByAll('covers', () => new Map<Element, Cover>());

/** Changes what an element covers, and with it what the page says. */
export function changeCover(element: Element, cover: Cover | null): void {
  const covers = pageCovers();
  const before = covers.get(element);
  if (cover) covers.set(element, cover);
  else covers.delete(element);
  for (const each of [before, cover]) if (each) publish(each);
}

/** Publishes the height of the last cover that covers anything. */
function publish({ property, owner, scroller, mark, isStyled }: Cover): void {
  const covers = [...pageCovers().values()];
  const isMarked = covers.some(
    (cover) => cover.scroller === scroller && cover.mark === mark,
  );
  scroller.toggleAttribute(mark, isMarked && !isPage(scroller));
  const heights = covers
    .filter((cover) => cover.property === property && cover.owner === owner)
    .flatMap(({ height }) => height ?? []);
  const { style } = owner;
  if (heights.length === 0) return void style.removeProperty(property);
  const value = `${heights.reverse().find((height) => height > 0) ?? 0}px`;
  // Each change restyles the whole page.
  const styles = isStyled ? [style, getComputedStyle(owner)] : [style];
  if (styles.some((each) => each.getPropertyValue(property) === value)) return;
  style.setProperty(property, value);
}
