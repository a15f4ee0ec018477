'use client';
import { useEffect, type RefObject } from 'react';
import { documentStore, type DocumentState } from '../browser/document';
import { phone } from '../browser/viewport';
import { linksOf } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { useSettings } from '../parts/contexts';
import type { Settings } from '../parts/settings';
import { pageUrlOf } from '../parts/useDocument';
import { languageTag, useSitePage } from '../parts/useSitePage';
import {
  changeOn,
  startHref,
  type LinkChange,
  type SitePage,
} from '../site/links';

/**
 * Sets what the page changes about the links in an element: which one leads to
 * the page itself, and where links to the templates lead on phones (behaviour L2
 * and L4). Finds them by id and address. A link whose address another script has
 * changed is left alone.
 *
 * @param shown what adds links to the element later, apart from content
 */
export function useMarkedLinks(
  root: RefObject<Element | null>,
  shown?: unknown,
): void {
  const content = useContent();
  const page = useSitePage();
  const settings = useSettings();
  useEffect(() => {
    const { state: now, subscribe } = documentStore();
    const links = linksOf(content).map(({ id, href }) => ({
      id,
      href,
      addresses: [href, startHref(href, location.origin, page)],
    }));
    const marks = new WeakMap<Element, string | null>();

    function update() {
      const anchors = root.current?.querySelectorAll('a[data-lintel-id]') ?? [];
      for (const anchor of anchors) {
        const id = anchor.getAttribute('data-lintel-id');
        const address = anchor.getAttribute('href') ?? '';
        const link = links.find(
          (each) => each.id === id && each.addresses.includes(address),
        );
        if (!link) continue;
        const change = changeOnPage(link.href, now, settings, page);
        if (change.href !== address) anchor.setAttribute('href', change.href);
        mark(anchor, change['aria-current'] ?? null, marks);
      }
    }
    update();
    return subscribe(update);
  }, [root, shown, content, page, settings]);
}

/** Sets `aria-current`, unless another script has set a value of its own. */
function mark(
  anchor: Element,
  current: string | null,
  marks: WeakMap<Element, string | null>,
): void {
  const shown = anchor.getAttribute('aria-current');
  const last = marks.has(anchor) ? marks.get(anchor) : shown;
  marks.set(anchor, current);
  if (current === last || (shown !== null && shown !== 'page')) return;
  if (current === null) anchor.removeAttribute('aria-current');
  else anchor.setAttribute('aria-current', current);
}

const JAPANESE = /^\s*ja(?![a-z])/i;

/**
 * What the page changes about a link with an address (behaviour L2 and L4).
 *
 * @param now `null` on a server and during hydration, which depend on props alone
 */
export function changeOnPage(
  href: string,
  now: DocumentState | null,
  settings: Settings,
  page: SitePage,
): LinkChange {
  const isPhone =
    !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now));
  return changeOn(href, pageUrlOf(now, settings), isPhone, page);
}
