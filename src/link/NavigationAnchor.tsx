'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { resolveHref, startHref, type LinkTarget } from '../site/links';
import { useContent } from '../parts/useContent';
import type { LinkContextValue } from '../parts/useLinkContext';
import { visuallyHidden } from '../styles/visuallyHidden.css';

export interface NavigationAnchorProps {
  link: LinkTarget & {
    id: string;
    label: string;
    external?: boolean;
    /** The language of the target, if it differs from the page's. */
    hrefLang?: string;
  };
  /**
   * The values that all links need. Not read from the context here: React would
   * render every link again when only the page's address changes.
   */
  context: LinkContextValue;
  className: string;
  children: ReactNode;
  /** Further attributes, and the ref. */
  attributes?: ComponentPropsWithRef<'a'>;
}

/** A link of the header: a plain `<a>`, with a new tab for external links (behaviour L1). */
export function NavigationAnchor({
  link,
  context,
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
      hrefLang={link.hrefLang}
      {...anchorProps(link, context)}
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

interface AnchorRules {
  href: string;
  target?: string;
  rel?: string;
  'aria-current'?: 'page';
}

/** The attributes of a link after all rules for links (behaviour L1 to L4). */
export function anchorProps(
  link: LinkTarget & { external?: boolean },
  { site, pageUrl, here, isCurrent, startInsteadOfTemplates }: LinkContextValue,
): AnchorRules {
  const resolved = resolveHref(link, site);
  const target = resolved.startsWith('#') ? here + resolved : resolved;
  if (link.external) {
    return { href: target, target: '_blank', rel: 'noopener' };
  }
  const href = startInsteadOfTemplates ? startHref(target, pageUrl) : target;
  return { href, 'aria-current': isCurrent(href) ? 'page' : undefined };
}
