'use client';
import { forwardRef, type ReactNode } from 'react';
import { AccountSlot, LogInOrOut } from '../account/AccountSlot';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { StaticNavigation } from '../navigation/StaticNavigation';
import { ContentProvider } from '../parts/ContentProvider';
import { attributesOf, readTheme } from '../parts/settings';
import { Part } from '../parts/Part';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { HeaderFrame } from './HeaderFrame';
import {
  HEADER_PROPS,
  type HeaderProps,
  type HeaderViewProps,
} from './headerProps';
import { LiveHeader } from './LiveHeader';

/**
 * The site's header: logo, menus, languages and account. Renders a `<header>`.
 *
 * The server's HTML has every link and is the same for every visitor. The login
 * state, the page's host and `<html lang>` are read after hydration.
 *
 * @example
 * import { Header } from 'lintel';
 * import 'lintel/styles.css';
 *
 * export function Layout() {
 *   return (
 *     <Header
 *       site={{ domain: 'example.com' }}
 *       consent="pending"
 *       actions={<a href="/start">Get started</a>}
 *     />
 *   );
 * }
 */
export const Header = /* @__PURE__ */ forwardRef<HTMLElement, HeaderProps>(
  function Header({ id = 'lintel', ...props }, rootRef) {
    const view: HeaderViewProps = {
      ...props,
      id,
      theme: readTheme(props.theme),
      position: props.position ?? 'sticky',
      variant: props.variant ?? 'full',
      attributes: attributesOf(props, HEADER_PROPS),
      rootRef,
    };
    return (
      <Part props={props} id={id} decides>
        <ContentProvider>
          <ErrorBoundary
            part="header"
            fallback={<StaticHeader {...view} />}
            onError={props.onError}
          >
            <LiveHeader {...view} />
          </ErrorBoundary>
        </ContentProvider>
      </Part>
    );
  },
);

/** The fallback if the live header throws: the same links, without behaviour. */
function StaticHeader(view: HeaderViewProps) {
  const { id, variant } = view;
  return (
    <HeaderFrame
      view={view}
      data-lintel-position="static"
      data-lintel-menu="open"
      data-lintel-fallback=""
      // The page's own elements may be what threw.
      guard={withBoundary}
      menus={variant === 'full' ? <StaticNavigation id={id} /> : null}
    >
      {withBoundary(<HeaderLanguages id={id} />)}
      {withBoundary(
        <AccountSlot>
          <LogInOrOut />
        </AccountSlot>,
      )}
    </HeaderFrame>
  );
}

function withBoundary(element: ReactNode, fallback: ReactNode = null) {
  return <ErrorBoundary fallback={fallback}>{element}</ErrorBoundary>;
}
