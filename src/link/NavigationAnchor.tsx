'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ResolvedLink } from '../content/resolveContent';
import { useContent } from '../parts/ContentProvider';
import { usePartPage } from '../parts/usePartPage';
import { visuallyHidden } from '../styles/classes.css';
import { useAnchorProps } from './useAnchorProps';

export interface NavigationAnchorProps {
  link: ResolvedLink;
  className?: string;
  children: ReactNode;
  /** Further attributes, which override its own, and the ref. */
  attributes?: ComponentPropsWithRef<'a'> & {
    [data: `data-${string}`]: string;
  };
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
      className={className}
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      hrefLang={link.language?.locale}
      {...attributes}
      {...useAnchorProps(link, usePartPage())}
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
