import { forwardRef, type AnchorHTMLAttributes } from 'react';
import {
  isCurrentPage,
  resolveHref,
  startHref,
  type LinkTarget,
} from '../../core/links';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { visuallyHidden } from './visuallyHidden.css';

export interface NavigationAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: LinkTarget & {
    id: string;
    label: string;
    external?: boolean;
    /** Where it is not the page's language. */
    hrefLang?: string;
  };
  surroundings: LinkSurroundings;
}

/** A link of the header: a plain `<a>`, external ones in a new tab, and saying so. Pure. */
export const NavigationAnchor = forwardRef<
  HTMLAnchorElement,
  NavigationAnchorProps
>(function NavigationAnchor({ link, surroundings, children, ...props }, ref) {
  return (
    <a
      {...props}
      ref={ref}
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      hrefLang={link.hrefLang}
      {...anchorProps(link, surroundings)}
    >
      {children}
      {link.external ? (
        <span className={visuallyHidden}> ({surroundings.opensInNewTab})</span>
      ) : null}
    </a>
  );
});

/** Where a link leads and how it opens: all rules of specification §2 for links. */
export function anchorProps(
  link: LinkTarget & { external?: boolean },
  { site, pageUrl, startInsteadOfTemplates }: LinkSurroundings,
) {
  const target = resolveHref(link, site);
  if (link.external) {
    return { href: target, target: '_blank', rel: 'noopener' };
  }
  const href = startInsteadOfTemplates ? startHref(target, pageUrl) : target;
  return {
    href,
    'aria-current': isCurrentPage(href, pageUrl)
      ? ('page' as const)
      : undefined,
  };
}
