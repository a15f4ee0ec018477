'use client';
import { useRef, useState } from 'react';
import type { HeaderTheme } from '../../core/navigation/headerMessages';
import { hasKeyboardFocus } from '../../core/browser/keyboardFocus';
import { useDelegatedNavigation } from '../../react/page/RouterContext';
import { useDropdown } from '../../react/navigation/useDropdown';
import { useHeaderMessages } from '../../react/navigation/useHeaderMessages';
import { useHideOnScroll } from '../../react/navigation/useHideOnScroll';
import { useHeaderOffset } from '../../react/navigation/useHeaderOffset';
import { useHydrated, useMedia } from '../../react/page/usePage';
import { useMotionBlock } from '../../react/page/useMotionBlock';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import { useScrolled } from '../../react/page/useScrolled';
import { useSettings } from '../../react/settings/useSettings';
import { useUniqueId } from '../../react/page/useUniqueId';
import { isMenu } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { HeaderLanguages } from '../LanguageMenu/LanguageDisclosure';
import { narrow } from '../../styles/breakpoints';
import { isBar } from '../shared/isBar';
import { leadsAway } from '../shared/leadsAway';
import { DrawerPart } from '../MobileDrawer/DrawerPart';
import { useMenuList } from '../MobileDrawer/useMenuList';
import { AccountSlot, PlainAccount } from '../AccountMenu/AccountSlot';
import { Backdrop } from '../Navigation/Backdrop';
import type { HeaderProps } from './Header';
import { HeaderFrame } from './HeaderFrame';
import { Logo, LogoLink } from './Logo';
import {
  closeKeepingFocus,
  MainNavigation,
  useSeedFromPointerAndFocus,
} from '../Navigation/MainNavigation';
import { openItemIn } from '../Navigation/MenuItem';

/** Props of the live header and of its fallback. */
export interface HeaderViewProps extends Pick<
  HeaderProps,
  | 'logo'
  | 'banner'
  | 'actions'
  | 'reflexClickMs'
  | 'defaultOpen'
  | 'onOpenChange'
> {
  id: string;
  theme: HeaderTheme;
  position: NonNullable<HeaderProps['position']>;
  variant: NonNullable<HeaderProps['variant']>;
  hideOnScroll: boolean;
}

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, theme, position, variant } = view;
  const { actions, reflexClickMs, defaultOpen, onOpenChange } = view;
  const { accounts } = useSettings();
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [listOpen, setListOpen] = useMenuList(root);
  const menus = useContent().navigation.items.filter(isMenu);
  const { dropdown, open } = useDropdown({
    reflexClickMs,
    defaultOpen:
      variant === 'full'
        ? menus.find((menu) => menu.id === defaultOpen)?.id
        : undefined,
    isBar,
    onOpenChange,
  });
  useSeedFromPointerAndFocus(root, dropdown);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const hasList = useMedia(narrow) && variant === 'full';
  const orders = useHeaderMessages(theme);
  const navigation = useDelegatedNavigation();
  const stays = position !== 'static';
  const scrolledAway = useHideOnScroll(root, stays && view.hideOnScroll);
  const hidden = orders.hidden || scrolledAway;
  useHeaderOffset(root, stays && !hidden);
  useScrolled(root);
  useUniqueId(id);
  usePageTracking();
  useMotionBlock();

  const ownLogo = <Logo logo={view.logo} />;
  return (
    <HeaderFrame
      ref={root}
      view={view}
      banner={view.banner}
      actions={drawerOpen ? null : actions}
      logo={ownLogo}
      data-lintel-section="header-nav"
      data-theme={orders.theme ?? theme}
      data-theme-by={orders.theme ? 'message' : undefined}
      data-hidden={hidden ? '' : undefined}
      data-ready={hydrated ? '' : undefined}
      data-menu={listOpen ? 'open' : undefined}
      data-open={listOpen || drawerOpen || open !== null ? '' : undefined}
      {...navigation}
      onClick={(event) => {
        navigation.onClick?.(event);
        if (!leadsAway(event)) return;
        setListOpen(false);
        closeKeepingFocus(root.current, dropdown, 'navigate');
      }}
      below={
        <Backdrop
          open={open !== null}
          onClose={() =>
            dropdown.send({
              type: 'backdrop',
              keyboardFocus: hasKeyboardFocus(openItemIn(root.current)),
            })
          }
        />
      }
    >
      {variant === 'full' ? (
        <>
          <DrawerPart
            id={id}
            listId={`${id}-navigation`}
            listOpen={listOpen}
            onListOpenChange={setListOpen}
            logo={<LogoLink>{ownLogo}</LogoLink>}
            // Rendered only once, because they may have ids and state.
            actions={drawerOpen ? actions : null}
            initialSection={defaultOpen}
            onShown={setDrawerOpen}
          />
          <MainNavigation id={id} dropdown={dropdown} open={open} />
        </>
      ) : null}
      <HeaderLanguages
        id={id}
        inList={listOpen}
        shown={!hasList || listOpen}
        defaultOpen={defaultOpen === 'languages'}
      />
      {hasList ? (
        <PlainAccount />
      ) : accounts === false ? null : (
        <AccountSlot
          id={`${id}-account`}
          reflexClickMs={reflexClickMs}
          defaultOpen={defaultOpen === 'account'}
        />
      )}
    </HeaderFrame>
  );
}
