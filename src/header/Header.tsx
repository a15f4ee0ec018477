'use client';
import { readTheme } from '../parts/headerMessages';
import { readDomain } from '../site/readDomain';
import { useDecision, ConsentContext } from '../parts/useDecision';
import { ContentProvider } from '../parts/ContentProvider';
import { Part } from '../parts/Part';
import { useSettings } from '../parts/useSettings';
import { useServerDomain } from '../parts/useSite';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { HeaderProps, HeaderViewProps } from './headerProps';
import { LiveHeader } from './LiveHeader';
import { StaticHeader } from './StaticHeader';

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
export function Header({ id = 'lintel', ...props }: HeaderProps) {
  return (
    <Part props={props} id={id}>
      <ContentProvider>
        <HeaderWithBoundary {...props} id={id} />
      </ContentProvider>
    </Part>
  );
}

function HeaderWithBoundary({
  id,
  theme,
  position = 'sticky',
  variant = 'full',
  hideOnScroll = false,
  logo,
  banner,
  actions,
  reflexClickMs,
  defaultOpen,
  onOpenChange,
  onError,
}: HeaderProps & { id: string }) {
  const { site } = useSettings();
  useServerDomain();
  const view: HeaderViewProps = {
    id,
    theme: readTheme(theme),
    position,
    variant,
    hideOnScroll,
    logo: logo ?? readDomain(site?.domain),
    banner,
    actions,
    reflexClickMs,
    defaultOpen,
    onOpenChange,
  };
  return (
    <ConsentContext.Provider value={useDecision()}>
      <ErrorBoundary
        part="header"
        fallback={<StaticHeader {...view} />}
        onError={onError}
      >
        <LiveHeader {...view} />
      </ErrorBoundary>
    </ConsentContext.Provider>
  );
}
