import { phone } from '../browser/media';
import type { Page } from '../browser/page';
import type { Settings } from '../parts/settings';
import { pageUrlOf } from '../parts/usePage';
import { languageTag } from '../parts/usePartPage';
import { changeOn, type LinkChange, type LinkPage } from '../site/links';

const JAPANESE = /^\s*ja(?![a-z])/i;

/**
 * What the page changes about a link with an address (behaviour L2 and L4).
 *
 * @param now `null` on a server and during hydration, which depend on props alone
 */
export function changeOnPage(
  href: string,
  now: Page | null,
  settings: Settings,
  page: LinkPage,
): LinkChange {
  const isPhone =
    !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now));
  return changeOn(href, pageUrlOf(now, settings), isPhone, page);
}
