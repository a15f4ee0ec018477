'use client';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import {
  isCurrentPage,
  resolveHref,
  startHref,
  type LinkTarget,
} from '../../core/links/links';
import { useContent } from '../../react/content/useContent';
import {
  useLinkContext,
  type LinkContextValue,
} from '../../react/links/useLinkContext';
import { visuallyHidden } from './visuallyHidden.css';

export interface NavigationAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: LinkTarget & {
    id: string;
    label: string;
    external?: boolean;
    /** Where it is not the page's language. */
    hrefLang?: string;
  };
}

/** A link of the header: a plain `<a>`, external ones in a new tab, and saying so. */
export const NavigationAnchor = forwardRef<
  HTMLAnchorElement,
  NavigationAnchorProps
>(function NavigationAnchor({ link, children, ...props }, ref) {
  return (
    <a
      {...props}
      ref={ref}
      data-lintel="link"
      data-lintel-id={link.id}
      data-lintel-name={link.label}
      hrefLang={link.hrefLang}
      {...anchorProps(link, useLinkContext())}
    >
      {children}
      {link.external ? <OpensInNewTab /> : null}
    </a>
  );
});

/** Said after the name of a link that does. */
export function OpensInNewTab() {
  const { opensInNewTab } = useContent().messages;
  return <span className={visuallyHidden}> ({opensInNewTab})</span>;
}

/** Where a link leads and how it opens: all rules of specification §2 for links. */
export function anchorProps(
  link: LinkTarget & { external?: boolean },
  { site, pageUrl, startInsteadOfTemplates }: LinkContextValue,
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
