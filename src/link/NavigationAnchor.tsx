'use client';
import {
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import type { ResolvedLink } from '../content/resolveContent';
import { useMark } from '../parts/ContentProvider';
import { visuallyHidden } from '../styles/classes.css';

export interface NavigationAnchorProps {
  link: ResolvedLink;
  className?: string;
  children: ReactNode;
  /** Further attributes, which override its own, and the ref. */
  attributes?: ComponentPropsWithRef<'a'> & {
    [data: `data-${string}`]: string;
  };
}

/**
 * A link of the header: a plain `<a>`, with a new tab for external links
 * (behaviour L1), with its mark.
 */
export function NavigationAnchor({
  link,
  className,
  children,
  attributes,
}: NavigationAnchorProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(attributes?.ref, () => anchor.current!, []);
  useMark(anchor, link);
  // `attributes` is a prop instead of a rest parameter, which took a sixth of the time
  // in which a server renders the header.
  return (
    <a
      className={className}
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      hrefLang={link.language?.locale}
      target={link.opensInNewTab && '_blank'}
      rel={link.opensInNewTab && 'noopener'}
      {...attributes}
      ref={anchor}
      aria-current={link.current}
      href={link.href}
    >
      {children}
      {link.opensInNewTab ? (
        <span className={visuallyHidden}> ({link.opensInNewTab})</span>
      ) : null}
    </a>
  );
}
