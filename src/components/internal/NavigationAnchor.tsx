import type { ReactNode } from 'react';
import {
  isCurrentPage,
  resolveHref,
  startHref,
  type LinkTarget,
} from '../../core/links';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { visuallyHidden } from './visuallyHidden.css';

export interface NavigationAnchorProps {
  link: LinkTarget & {
    id: string;
    label: string;
    external?: boolean;
    /** Where it is not the page's language. */
    hrefLang?: string;
  };
  surroundings: LinkSurroundings;
  className?: string;
  children: ReactNode;
}

/** A link of the header: a plain `<a>`, external ones in a new tab, and saying so. Pure. */
export function NavigationAnchor({
  link,
  surroundings,
  className,
  children,
}: NavigationAnchorProps) {
  return (
    <a
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      className={className}
      hrefLang={link.hrefLang}
      {...anchorProps(link, surroundings)}
    >
      {children}
      {link.external ? (
        <span className={visuallyHidden}> ({surroundings.opensInNewTab})</span>
      ) : null}
    </a>
  );
}

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
