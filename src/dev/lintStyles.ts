import { warnInDevelopment } from '../browser/report';
import { boxAround } from '../browser/viewport';

/** Reports what the page's style sheets do not let a component do. */
export function lintStyles(
  component: string,
  element: Element,
  isSticky: boolean,
): void {
  if (isSticky) lintSticky(component, element);
  const lintLoaded = () => {
    lintSheet(element);
    if (isSticky && component === 'Header') lintRoom(element);
  };
  if (document.readyState === 'complete') lintLoaded();
  else addEventListener('load', lintLoaded, { once: true });
}

/** Reports that the style sheet is not on the page. */
function lintSheet(element: Element): void {
  // Test environments without layout do not load style sheets.
  const isLaidOut = element.getBoundingClientRect().height > 0;
  if (!isLaidOut || element.getRootNode() !== document) return;
  if (getComputedStyle(element).getPropertyValue(SHEET)) return;
  warnInDevelopment(
    'the style sheet is missing; the page shows the components without styles. Import "lintel/styles.css" once, for example in the root layout.',
  );
}

/** Set by the style sheet, and hardly by a page alone. */
const SHEET = '--lintel-motion-easing';

/**
 * Reports an ancestor that stops `position: sticky`: one that hides its
 * overflow becomes the element that would scroll, and the part scrolls away
 * with it.
 * https://developer.mozilla.org/docs/Web/CSS/position#sticky_positioning
 */
function lintSticky(component: string, element: Element): void {
  for (let next = element.parentElement; next; next = next.parentElement) {
    if (!stopsSticky(next)) continue;
    warnInDevelopment(
      `${component} cannot stay in view, because ${nameOf(next)} hides its overflow; it scrolls away. Set overflow: clip there instead of hidden.`,
    );
    return;
  }
}

function stopsSticky(element: Element): boolean {
  const { body, documentElement } = document;
  if (element === documentElement) return false;
  // The window takes over the overflow of the body, unless <html> has its own.
  const isTakenOver = getComputedStyle(documentElement).overflowX === 'visible';
  if (element === body && isTakenOver) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  // `overflow-x: hidden` makes the other axis `auto`. An element that is higher
  // than the window grows with its content, and does not scroll itself.
  const grows = element.clientHeight > innerHeight;
  return overflowY === 'hidden' || (overflowX === 'hidden' && grows);
}

/**
 * Reports a header that scrolls away with the element around it: with a wrapper
 * that contains nothing else, or a `<body>` with a `height` of 100%.
 */
function lintRoom(header: Element): void {
  // The header is not sticky in low windows, and without the style sheet.
  if (getComputedStyle(header).position !== 'sticky') return;
  const parent = boxAround(header);
  const { bottom } = parent.getBoundingClientRect();
  const { scrollHeight } = document.documentElement;
  const endsEarly = bottom + scrollY <= innerHeight;
  const bottomAtEnd = bottom + scrollY - (scrollHeight - innerHeight);
  if (!endsEarly || bottomAtEnd >= header.clientHeight) return;
  warnInDevelopment(
    `Header cannot stay in view, because ${nameOf(parent)} ends before the page does; it scrolls away. Use min-height there instead of height, or display: contents if it contains only the header.`,
  );
}

/** `<div id="app">` */
function nameOf({ localName, id, className }: Element): string {
  const mark = id ? ` id="${id}"` : className ? ` class="${className}"` : '';
  return `<${localName}${mark}>`;
}
