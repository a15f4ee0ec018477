'use client';
import { useEffect, type RefObject } from 'react';
import { documentStore, type DocumentState } from '../browser/document';
import { phone } from '../browser/viewport';
import {
  currentMenuOf,
  linksOf,
  type ResolvedLink,
} from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { useSettings } from '../parts/contexts';
import type { Settings } from '../parts/settings';
import { pageUrlOf } from '../parts/useDocument';
import { languageTag, usePartPage } from '../parts/useSitePage';
import { findCurrent, startHref, type Current } from '../site/links';

/**
 * Sets what the page changes about the links in an element: which ones are
 * current, with the button of their menu, and where links to the templates lead
 * on phones (behaviour L2 and L4). Finds them by id and address. A link whose
 * address another script has changed is left alone.
 *
 * @param shown what adds links to the element later, apart from content
 */
export function useMarkedLinks(
  root: RefObject<Element | null>,
  shown?: unknown,
): void {
  const content = useContent();
  const page = usePartPage();
  const settings = useSettings();
  useEffect(() => {
    const { state: now, subscribe } = documentStore();
    const links = linksOf(content).map((link) => ({
      link,
      addresses: [link.href, startHref(link.href, location.origin, page)],
    }));
    const marks: Marks = new WeakMap();

    function update() {
      const isPhone = isPhoneOf(now, settings);
      const addressOf = ({ href }: ResolvedLink) =>
        isPhone ? startHref(href, location.origin, page) : href;
      const current = findCurrent(
        links.map(({ link }) => addressOf(link)),
        pageUrlOf(now, settings),
        page,
      );
      for (const anchor of root.current?.querySelectorAll(LINKS) ?? []) {
        const id = anchor.getAttribute('data-lintel-id');
        const shown = anchor.getAttribute('href') ?? '';
        const { link } =
          links.find(
            (each) => each.link.id === id && each.addresses.includes(shown),
          ) ?? {};
        if (!link) continue;
        const address = addressOf(link);
        if (address !== shown) anchor.setAttribute('href', address);
        mark(anchor, current(address), link.current, marks);
      }
      const menu = currentMenuOf(content, (link) => current(addressOf(link)));
      content.items.forEach((item, index) => {
        const button = root.current?.querySelector(triggerOf(index));
        if (!button || !('groups' in item)) return;
        const rendered = item.isCurrent ? 'true' : undefined;
        mark(button, item === menu ? 'true' : undefined, rendered, marks);
      });
    }
    update();
    return subscribe(update);
  }, [root, shown, content, page, settings]);
}

const LINKS = 'a[data-lintel-id]';

/** The button or heading of a menu, by its place in the bar, the drawer or the list. */
const triggerOf = (index: number) => `[id$="-${index}-trigger"]`;

/** How each element was marked last. */
type Marks = WeakMap<Element, Current | undefined>;

/** The marks that are the header's own. */
const written: Marks = /* @__PURE__ */ new WeakMap();

/**
 * Sets `aria-current`, unless another script has set a value of its own.
 *
 * @param rendered its value in the HTML
 */
function mark(
  element: Element,
  current: Current | undefined,
  rendered: Current | undefined,
  marks: Marks,
): void {
  const shown = element.getAttribute('aria-current') ?? undefined;
  const last = marks.has(element) ? marks.get(element) : shown;
  marks.set(element, current);
  const isForeign =
    shown && shown !== rendered && shown !== written.get(element);
  if (current === last || isForeign) return;
  written.set(element, current);
  if (current) element.setAttribute('aria-current', current);
  else element.removeAttribute('aria-current');
}

const JAPANESE = /^\s*ja(?![a-z])/i;

/**
 * Whether links lead to the pages for phones (behaviour L2).
 *
 * @param now `null` on a server and during hydration
 */
export function isPhoneOf(
  now: DocumentState | null,
  settings: Settings,
): boolean {
  return !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now));
}
