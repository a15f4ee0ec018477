'use client';
import { documentStore, type DocumentState } from '../browser/document';
import { phone } from '../browser/viewport';
import {
  currentMenuOf,
  linksOf,
  type ResolvedContent,
  type ResolvedLink,
  type ResolvedMenu,
} from '../content/resolveContent';
import { findCurrent, startHref, type SitePage } from '../site/links';
import type { LintelSettings } from './settings';
import { pageUrlOf } from './useDocument';
import { languageTag } from './useSitePage';

/** What the page changes about a link: where it leads, and whether it is current. */
export type Mark = Pick<ResolvedLink, 'href' | 'current'>;

/** The marks of a page's links. Each link reads its own. */
export interface Marks {
  subscribe(listener: () => void): () => void;
  of(link: ResolvedLink): Mark;
  isCurrent(menu: ResolvedMenu): boolean;
}

/**
 * Marks the links of a content: which ones are current, with their menu, and where
 * those to the templates lead on phones (behaviour L2 and L4).
 */
export function createMarks(
  content: ResolvedContent,
  page: SitePage,
  settings: LintelSettings,
): Marks {
  let last: ReturnType<typeof read> | undefined;

  function read(isPhone: boolean, url: string | null) {
    const links = linksOf(content);
    const hrefOf = ({ href }: ResolvedLink) =>
      isPhone ? startHref(href, location.origin, page) : href;
    const current = findCurrent(links.map(hrefOf), url, page);
    const markOf = (link: ResolvedLink): Mark => {
      const href = hrefOf(link);
      const mark = { href, current: current(href) };
      const isSame = href === link.href && mark.current === link.current;
      return isSame ? link : mark;
    };
    const marks = new Map(links.map((link) => [link, markOf(link)]));
    const menu = currentMenuOf(content, (link) => marks.get(link)?.current);
    return { isPhone, url, marks, menu };
  }

  function now() {
    const { state } = documentStore();
    const isPhone = isPhoneOf(state, settings);
    const url = pageUrlOf(state, settings);
    if (last?.isPhone !== isPhone || last.url !== url)
      last = read(isPhone, url);
    return last;
  }

  return {
    subscribe: (listener) => documentStore().subscribe(listener),
    of: (link) => now().marks.get(link) ?? link,
    isCurrent: (menu) => now().menu === menu,
  };
}

const JAPANESE = /^\s*ja(?![a-z])/i;

/**
 * Whether links lead to the pages for phones (behaviour L2).
 *
 * @param now `null` on a server and during hydration
 */
export function isPhoneOf(
  now: DocumentState | null,
  settings: LintelSettings,
): boolean {
  return !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now));
}
