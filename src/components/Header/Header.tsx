'use client';
import { useMemo, type ReactNode } from 'react';
import { reportError } from '../../core/report';
import { useContent } from '../../hooks/useContent';
import { usePageUrl } from '../../hooks/usePageUrl';
import {
  SettingsProvider,
  useSettings,
  type Settings,
} from '../../hooks/useSettings';
import { useServerDomain, useSite } from '../../hooks/useSite';
import { ErrorBoundary } from '../internal/ErrorBoundary';
import { LiveHeader, type HeaderViewProps } from './LiveHeader';
import { StaticHeader } from './StaticHeader';

export interface HeaderProps extends Settings {
  /**
   * What ids in the header begin with: to be set where a page has two.
   * @default 'lintel'
   */
  id?: string;
  /**
   * The background of the page behind the header (specification §4).
   * @default 'light-background'
   */
  theme?: 'light-background' | 'dark-background';
  /** The logo, inside the link to the home page. @default the site's domain, else the word for home */
  logo?: ReactNode;
  /**
   * A click within this time (ms) of the hover that opened a menu does not
   * close it; `0` is the letter of the specification.
   * @default 350
   */
  reflexClickMs?: number;
  /**
   * Told once when the header threw and its stand-in took its place. The
   * `lintel:error` event on `window` says the same where functions cannot be
   * passed, and tells of parts that could not be loaded too.
   */
  onError?(error: unknown): void;
}

/**
 * The site's header: logo, mega-menus and account. Renders a `<header>`.
 *
 * The server's HTML holds every link and serves every visitor; the log-in
 * state, the page's own host and `<html lang>` are read after hydration.
 */
export function Header(props: HeaderProps) {
  const { id, theme, logo, reflexClickMs, onError, ...settings } = props;
  return (
    <SettingsProvider {...settings}>
      <GuardedHeader {...{ id, theme, logo, reflexClickMs, onError }} />
    </SettingsProvider>
  );
}

function GuardedHeader({
  id = 'lintel',
  theme = 'light-background',
  logo,
  reflexClickMs,
  onError,
}: HeaderProps) {
  const { site: config } = useSettings();
  const site = useSite();
  useServerDomain();
  const pageUrl = usePageUrl();
  const content = useContent();
  const { opensInNewTab } = content.messages;
  const surroundings = useMemo(
    () => ({ site, pageUrl, opensInNewTab }),
    [site, pageUrl, opensInNewTab],
  );
  const view: HeaderViewProps = {
    id,
    theme,
    logo: logo ?? config?.domain,
    content,
    surroundings,
    reflexClickMs,
  };
  return (
    <ErrorBoundary
      fallback={<StaticHeader {...view} />}
      onError={(error) => {
        reportError('header', error);
        onError?.(error);
      }}
    >
      <LiveHeader {...view} />
    </ErrorBoundary>
  );
}
