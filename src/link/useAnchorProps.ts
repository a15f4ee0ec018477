'use client';
import { useContext, type AnchorHTMLAttributes } from 'react';
import { phone } from '../browser/media';
import type { Page } from '../browser/page';
import type { ResolvedLink } from '../content/resolveContent';
import { RouterContext, useSettings } from '../parts/contexts';
import { pageUrlOf, usePage } from '../parts/usePage';
import { languageTag } from '../parts/usePartPage';
import { changeOn, type LinkChange, type LinkPage } from '../site/links';

export type AnchorTarget = Pick<ResolvedLink, 'href' | 'external'>;

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
};

/** The attributes of a link on the page (behaviour L1, L2 and L4). */
export function useAnchorProps(
  { href, external }: AnchorTarget,
  page: LinkPage,
): AnchorProps {
  const changeOf = useChanges(page);
  const changed = usePage((now) => changeOf(href, now).href);
  const current = usePage((now) => changeOf(href, now)['aria-current']);
  return external
    ? { href, target: '_blank', rel: 'noopener' }
    : { href: changed, 'aria-current': current };
}

const JAPANESE = /^\s*ja(?![a-z])/i;

/** Returns what a page changes about a link with an address. */
export function useChanges(
  page: LinkPage,
): (href: string, now: Page | null) => LinkChange {
  // Without the Navigation API, the adapter's new pathname renders again.
  useContext(RouterContext);
  const settings = useSettings();
  return (href, now) => {
    const isPhone =
      !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now));
    return changeOn(href, pageUrlOf(now, settings), isPhone, page);
  };
}
