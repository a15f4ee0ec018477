'use client';
import { useRef, type ReactNode } from 'react';
import { themes, type HeaderTheme } from '../../core/navigation/headerMessages';
import {
  callbackOf,
  choiceOf,
  idOf,
  openingOf,
} from '../../core/report/propValues';
import { useContent } from '../../react/content/useContent';
import { useDelegatedNavigation } from '../../react/page/RouterContext';
import { useHydrated } from '../../react/page/usePage';
import { PartProvider } from '../../react/PartProvider';
import { useMotionBlock } from '../../react/page/useMotionBlock';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import type { PartSettings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useUniqueId } from '../../react/page/useUniqueId';
import { PlainAccount } from '../AccountMenu/AccountSlot';
import { StaticNavigation } from '../Navigation/StaticNavigation';
import { leadsAway } from '../shared/leadsAway';
import { nodeOf } from '../shared/nodeOf';
import { useLintedProps } from '../lint/useLintedProps';
import { DrawerPart } from './DrawerPart';
import * as styles from './MobileDrawer.css';
import type { DrawerReason } from './useDrawer';
import { useMenuList } from './useMenuList';

/** What `MobileDrawer` takes, beside the settings of the provider. */
export interface MobileDrawerProps extends PartSettings {
  /**
   * What its ids begin with: to be set where a page has two.
   * @default 'lintel-mobile'
   */
  id?: string;
  /** The background behind its button; its menus are black on a dark one. @default 'light-background' */
  theme?: HeaderTheme;
  /** Whether it is open, where the page decides it. */
  open?: boolean;
  /** Whether it begins open. @default false */
  defaultOpen?: boolean;
  /** Told of each opening and closing, and why; with `open`, of what the visitor would like. */
  onOpenChange?(open: boolean, details: { reason: DrawerReason }): void;
  /** At its foot, beside Log In: a call to action. */
  actions?: ReactNode;
  /** Told once when it threw; a plain list takes its place. `lintel:error` on `window` says the same. */
  onError?(error: unknown): void;
}

/**
 * The header's menus for small screens, for a header of your own: a button
 * and what it opens (specification §2 and §4). From 1024 px on it is not shown.
 */
export function MobileDrawer(props: MobileDrawerProps) {
  useLintedProps('MobileDrawer', props);
  return (
    // It takes the settings from among them.
    <SettingsProvider {...props}>
      <PartProvider>
        <LiveDrawer {...props} />
      </PartProvider>
    </SettingsProvider>
  );
}

function LiveDrawer(props: MobileDrawerProps) {
  const id = idOf(props.id) ?? 'lintel-mobile';
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { locale, direction = 'ltr' } = useContent();
  const [listOpen, setListOpen] = useMenuList(root);
  // Every link is in the server's HTML; without JavaScript it is the menu.
  const hasList = listOpen || !hydrated;
  const navigation = useDelegatedNavigation();
  useMotionBlock();
  usePageTracking();
  useUniqueId(id);
  return (
    <div
      ref={root}
      id={id}
      lang={locale}
      dir={direction}
      data-lintel="mobile-drawer"
      data-lintel-section="header-nav"
      data-theme={choiceOf(props.theme, themes)}
      data-menu={listOpen ? 'open' : undefined}
      className={styles.root}
      {...navigation}
      onClick={(event) => {
        navigation.onClick?.(event);
        if (leadsAway(event)) setListOpen(false);
      }}
    >
      <DrawerPart
        id={id}
        {...openingOf(props)}
        listId={hasList ? `${id}-navigation` : undefined}
        listOpen={listOpen}
        onListOpenChange={setListOpen}
        actions={nodeOf(props.actions)}
        onError={callbackOf(props.onError)}
      />
      {hasList ? (
        <>
          <StaticNavigation id={id} />
          <PlainAccount />
        </>
      ) : null}
    </div>
  );
}
