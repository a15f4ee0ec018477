import { warnInDevelopment } from '../../core/report/report';

/**
 * Reports an ancestor that stops `position: sticky`: one that hides its
 * overflow becomes the element that would scroll, and the part scrolls away
 * with it.
 * https://developer.mozilla.org/docs/Web/CSS/position#sticky_positioning
 */
export function lintSticky(component: string, element: Element): void {
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
  const { overflowX, overflowY } = getComputedStyle(element);
  if (element !== body) return overflowY === 'hidden';
  // The window takes over the overflow of the body, unless <html> has its own.
  const isOwn = getComputedStyle(documentElement).overflowX !== 'visible';
  const scrolls = body.scrollHeight > body.clientHeight;
  return isOwn && [overflowX, overflowY].includes('hidden') && !scrolls;
}

/** `<div id="app">` */
function nameOf({ localName, id, className }: Element): string {
  const mark = id ? ` id="${id}"` : className ? ` class="${className}"` : '';
  return `<${localName}${mark}>`;
}
