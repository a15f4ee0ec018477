'use client';
import type {
  AnchorHTMLAttributes,
  ComponentPropsWithRef,
  ReactNode,
} from 'react';
import type { ResolvedLink } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { useLinkChanges } from '../parts/useLinks';
import type { LinkChanges } from '../site/links';
import { visuallyHidden } from '../styles/classes.css';

export interface NavigationAnchorProps {
  link: ResolvedLink;
  className: string;
  children: ReactNode;
  /** Further attributes, and the ref. */
  attributes?: ComponentPropsWithRef<'a'>;
}

/** A link of the header: a plain `<a>`, with a new tab for external links (behaviour L1). */
export function NavigationAnchor({
  link,
  className,
  children,
  attributes,
}: NavigationAnchorProps) {
  // Without a rest parameter, which took a sixth of the time in which a server
  // renders the header.
  return (
    <a
      {...attributes}
      className={className}
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      hrefLang={link.language?.locale}
      {...anchorProps(link, useLinkChanges())}
    >
      {children}
      {link.external ? <OpensInNewTab /> : null}
    </a>
  );
}

/** “(opens in new tab)” for screen readers, in the page's language. */
export function OpensInNewTab() {
  const { opensInNewTab } = useContent().messages;
  return <span className={visuallyHidden}> ({opensInNewTab})</span>;
}

/** The attributes of a link on the page (behaviour L1, L2 and L4). */
export function anchorProps(
  { href, external }: Pick<ResolvedLink, 'href' | 'external'>,
  changes: LinkChanges,
): AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } {
  return external
    ? { href, target: '_blank', rel: 'noopener' }
    : { href, ...changes.get(href) };
}
