import type { ReactNode } from 'react';
import { isCurrentPage, resolveHref, type LinkTarget } from '../../core/links';
import type { Site } from '../../core/site';
import { visuallyHidden } from './visuallyHidden.css';

/** What every link of the header needs beside itself. No hook: the panels are pure. */
export interface LinkSurroundings {
  site: Site;
  /** The page's address, where it is known. */
  pageUrl: string | null;
  /** Said after an external link's name. */
  opensInNewTab: string;
}

export interface NavigationAnchorProps {
  link: LinkTarget & { id: string; label: string; external?: boolean };
  surroundings: LinkSurroundings;
  className?: string;
  children: ReactNode;
}

/** A link of the header: a plain `<a>`, external ones in a new tab, and saying so. */
export function NavigationAnchor({
  link,
  surroundings: { site, pageUrl, opensInNewTab },
  className,
  children,
}: NavigationAnchorProps) {
  const href = resolveHref(link, site);
  const isCurrent = !link.external && isCurrentPage(href, pageUrl);
  return (
    <a
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      {...(link.external ? { target: '_blank', rel: 'noopener' } : null)}
    >
      {children}
      {link.external ? (
        <span className={visuallyHidden}> ({opensInNewTab})</span>
      ) : null}
    </a>
  );
}
