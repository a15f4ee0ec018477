'use client';
import type { ReactNode } from 'react';
import { useContent } from '../../react/content/useContent';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { HeaderLanguages } from '../LanguageMenu/LanguageDisclosure';
import type { HeaderViewProps } from './LiveHeader';
import { HeaderFrame } from './HeaderFrame';
import { Logo, LogoLink } from './Logo';
import { PlainAccount } from '../AccountMenu/AccountSlot';
import { StaticNavigation } from '../Navigation/StaticNavigation';

/** The fallback if the live header throws: the same links, without behaviour. */
export function StaticHeader(view: HeaderViewProps) {
  const { id, variant } = view;
  const { messages } = useContent();
  return (
    <HeaderFrame
      view={view}
      data-position="static"
      data-menu="open"
      data-fallback=""
      // The page's own elements may be what threw.
      banner={guarded(view.banner)}
      actions={guarded(view.actions)}
      logo={
        <LogoLink>{guarded(<Logo logo={view.logo} />, messages.home)}</LogoLink>
      }
    >
      {variant === 'full' ? <StaticNavigation id={id} /> : null}
      {guarded(<HeaderLanguages id={id} />)}
      {guarded(<PlainAccount />)}
    </HeaderFrame>
  );
}

function guarded(node: ReactNode, fallback: ReactNode = null): ReactNode {
  return node ? (
    <ErrorBoundary fallback={fallback}>{node}</ErrorBoundary>
  ) : null;
}
