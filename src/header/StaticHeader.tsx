'use client';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import type { HeaderViewProps } from './headerProps';
import { HeaderFrame } from './HeaderFrame';
import { Logo } from './Logo';
import { PlainAccount } from '../account/AccountSlot';
import { StaticNavigation } from '../navigation/StaticNavigation';

/** The fallback if the live header throws: the same links, without behaviour. */
export function StaticHeader(view: HeaderViewProps) {
  const { id, variant } = view;
  return (
    <HeaderFrame
      view={view}
      data-position="static"
      data-menu="open"
      data-fallback=""
      // The page's own elements may be what threw.
      banner={withBoundary(view.banner)}
      actions={withBoundary(view.actions)}
      logo={withBoundary(<Logo logo={view.logo} />, <Logo logo={null} />)}
    >
      {variant === 'full' ? <StaticNavigation id={id} /> : null}
      {withBoundary(<HeaderLanguages id={id} />)}
      {withBoundary(<PlainAccount />)}
    </HeaderFrame>
  );
}

function withBoundary(node: ReactNode, fallback: ReactNode = null): ReactNode {
  return node ? (
    <ErrorBoundary fallback={fallback}>{node}</ErrorBoundary>
  ) : null;
}
