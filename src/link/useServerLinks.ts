'use client';
import { useEffect, useState } from 'react';
import { focusedIn } from '../browser/focus';
import { pageStore } from '../browser/page';
import { usePartPage } from '../parts/usePartPage';
import { useWasServerRendered } from '../parts/usePage';
import { useChanges, type AnchorTarget } from './useAnchorProps';

/** One object, because React writes another one into the page. */
const KEPT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * The props of an element that keeps the server's HTML, which then needs no
 * hydration, or `null` once its children are rendered: when they change, in a
 * page without server rendering, and in development, where React compares the
 * HTML.
 *
 * @param id the id of the element, or of one around it
 * @param shown what the children depend on, except for the page
 * @param linksIn returns the links, in their order
 */
export function useServerLinks(
  id: string,
  shown: readonly unknown[],
  linksIn: () => readonly AnchorTarget[],
) {
  const isFromServer = useWasServerRendered();
  const [kept, setKept] = useState(() =>
    isFromServer && canBeKept(id) ? shown : null,
  );
  if (kept?.some((value, index) => value !== shown[index])) setKept(null);
  const changeOf = useChanges(usePartPage());
  useEffect(() => {
    if (!kept) return;
    const { page, subscribe } = pageStore();
    const links = linksIn();
    const anchors = document.getElementById(id)?.querySelectorAll('a');
    function update() {
      anchors?.forEach((anchor, index) => {
        const link = links[index];
        if (!link || link.external) return;
        const change = changeOf(link.href, page);
        if (change.href !== anchor.getAttribute('href')) {
          anchor.href = change.href;
        }
        anchor.ariaCurrent = change['aria-current'] ?? null;
      });
    }
    update();
    return subscribe(update);
  });
  return kept && KEPT;
}

/**
 * Whether the element is in the page, and without focus, which new children
 * would lose.
 */
function canBeKept(id: string): boolean {
  if (process.env.NODE_ENV !== 'production') return false;
  const element = globalThis.document?.getElementById(id);
  return !!element && !focusedIn(element);
}
