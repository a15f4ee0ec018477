'use client';
import { useEffect, useState } from 'react';
import { focusedIn } from '../browser/focus';
import { useWasServerRendered } from '../parts/usePage';
import type { anchorProps } from './NavigationAnchor';

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
 * @param shown what the children depend on, except for the attributes of links
 * @param attributesOfLinks returns those of each link, in their order
 */
export function useServerLinks(
  id: string,
  shown: readonly unknown[],
  attributesOfLinks: () => readonly ReturnType<typeof anchorProps>[],
) {
  const isFromServer = useWasServerRendered();
  const [kept, setKept] = useState(() =>
    isFromServer && canBeKept(id) ? shown : null,
  );
  if (kept?.some((value, index) => value !== shown[index])) setKept(null);
  useEffect(() => {
    if (!kept) return;
    const links = attributesOfLinks();
    const element = document.getElementById(id);
    element?.querySelectorAll('a').forEach((anchor, index) => {
      const link = links[index];
      if (!link) return;
      if (link.href !== anchor.getAttribute('href')) anchor.href = link.href;
      const current = link['aria-current'];
      anchor.ariaCurrent = current ? `${current}` : null;
    });
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
