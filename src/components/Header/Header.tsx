'use client';
import type { ReactNode } from 'react';
import { themes, type HeaderTheme } from '../../core/navigation/headerMessages';
import {
  callbackOf,
  choiceOf,
  idOf,
  millisecondsOf,
} from '../../core/report/propValues';
import { readDomain } from '../../core/site/readDomain';
import { useDecision, ConsentContext } from '../../react/analytics/useDecision';
import type { DropdownChange } from '../../react/navigation/useDropdown';
import { PartProvider } from '../../react/PartProvider';
import { useSettings, type Settings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useServerDomain } from '../../react/page/useSite';
import { positions, variants } from '../shared/choices';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { nodeOf } from '../shared/nodeOf';
import { useLintedProps } from '../lint/useLintedProps';
import { LiveHeader, type HeaderViewProps } from './LiveHeader';
import { StaticHeader } from './StaticHeader';

export interface HeaderProps extends Settings {
  /**
   * What ids in the header begin with: to be set where a page has two.
   * @default 'lintel'
   */
  id?: string;
  /**
   * The background of the page behind the header (specification §4). A page
   * inside a lasting layout says its own by `data-lintel-page-theme` on any
   * element, or by `sendHeaderMessage`.
   * @default 'light-background'
   */
  theme?: HeaderTheme;
  /**
   * `sticky` stays in view; `overlay` too, and lies over the page's first
   * picture, without a ground of its own until it turns light; `static`
   * scrolls away.
   * @default 'sticky'
   */
  position?: 'static' | 'sticky' | 'overlay';
  /**
   * `minimal`: logo, languages, log-in and actions alone, for checkouts and
   * campaigns.
   * @default 'full'
   */
  variant?: 'full' | 'minimal';
  /**
   * The logo, inside the link to the home page; once more in the drawer of
   * small screens, so no id in it.
   * @default the site's domain, else the word for home
   */
  logo?: ReactNode;
  /** Above the bar and part of the header: a promotion, a notice. */
  banner?: ReactNode;
  /** At the bar's end, and at the foot of the drawer on small screens: a call to action. */
  actions?: ReactNode;
  /**
   * A click within this time (ms) of the hover that opened a menu does not
   * close it; `0` disables this.
   * @default 350
   */
  reflexClickMs?: number;
  /** Told when a menu opens or closes; between two menus, of the one that opens. */
  onOpenChange?(open: boolean, details: DropdownChange): void;
  /**
   * Told once when the header threw and its stand-in took its place. The
   * `lintel:error` event on `window` says the same where functions cannot be
   * passed, and tells of parts that could not be loaded too.
   */
  onError?(error: unknown): void;
}

/**
 * The site's header: logo, mega-menus, languages and account. Renders a `<header>`.
 *
 * The server's HTML holds every link and serves every visitor; the log-in
 * state, the page's own host and `<html lang>` are read after hydration.
 */
export function Header(props: HeaderProps) {
  useLintedProps('Header', props);
  return (
    // It takes the settings from among them.
    <SettingsProvider {...props}>
      <PartProvider>
        <GuardedHeader {...props} />
      </PartProvider>
    </SettingsProvider>
  );
}

function GuardedHeader(props: HeaderProps) {
  const { site } = useSettings();
  useServerDomain();
  const view: HeaderViewProps = {
    id: idOf(props.id) ?? 'lintel',
    theme: choiceOf(props.theme, themes),
    position: choiceOf(props.position, positions),
    variant: choiceOf(props.variant, variants),
    logo: nodeOf(props.logo) ?? readDomain(site?.domain),
    banner: nodeOf(props.banner),
    actions: nodeOf(props.actions),
    reflexClickMs: millisecondsOf(props.reflexClickMs),
    onOpenChange: callbackOf(props.onOpenChange),
  };
  return (
    <ConsentContext.Provider value={useDecision()}>
      <ErrorBoundary
        part="header"
        fallback={<StaticHeader {...view} />}
        onError={callbackOf(props.onError)}
      >
        <LiveHeader {...view} />
      </ErrorBoundary>
    </ConsentContext.Provider>
  );
}
