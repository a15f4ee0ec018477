import { phone } from '../browser/media';
import type { DocumentState } from '../browser/document';
import type { Settings } from '../parts/settings';
import { pageUrlOf } from '../parts/useDocument';
import { languageTag } from '../parts/useSitePage';
import { changeOn, type LinkChange, type SitePage } from '../site/links';

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
