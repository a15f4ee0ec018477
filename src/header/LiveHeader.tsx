'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { hasKeyboardFocus } from '../browser/focus';
import type { Dropdown } from '../navigation/dropdown';
import { openItemIn } from '../navigation/MenuItem';
import { useDropdown, useOpenMenu } from '../navigation/useDropdown';
import { useMedia, usePageLeave } from '../parts/useDocument';
import type { HeaderTheme } from '../parts/settings';
import { useContent } from '../parts/ContentProvider';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { isBar, narrow } from '../styles/breakpoints';
import { place as carriedPlace } from '../drawer/Drawer.css';
import { DrawerPart } from '../drawer/DrawerPart';
import { useMobileMenu, type MobileMenu } from '../drawer/useMobileMenu';
import { AccountSlot, LogInOrOut } from '../account/AccountSlot';
import { LogInOrAvatar } from '../account/Avatar';
import { InsideOpenPart } from '../ui/openParts';
import { HeaderFrame, Logo, type HeaderFrameProps } from './HeaderFrame';
import type { HeaderViewProps } from './headerProps';
import {
  Backdrop,
  closeKeepingFocus,
  MainNavigation,
} from '../navigation/MainNavigation';
import { PrimaryAction, useFits } from './PrimaryAction';
import { useThemeMetas } from './themeMetas';
import { useHeaderBehaviour } from './useHeaderBehaviour';

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, variant, actions, primaryAction, reflexClickMs, defaultOpen } =
    view;
  const root = useRef<HTMLElement>(null);
  const [drawerOpen, setDrawerOpen] = useState(
    () => defaultOpen !== undefined && !isBar(),
  );
  const menu = useMobileMenu(root, {
    wanted: variant === 'full',
    open: drawerOpen,
    onOpenChange: setDrawerOpen,
  });
  const carried = useRef<HTMLDivElement>(null);
  const hasList = useMedia(narrow) && variant === 'full';
  const primary = useRef<HTMLDivElement>(null);
  const fitsInBar = useFits(
    primary,
    hasList && !menu.listOpen && !!primaryAction,
    menu.drawerOpen,
  );
  const fits = fitsInBar || !hasList;
  const initialMenu = useInitialMenu(view);
  const dropdown = useDropdown(initialMenu, view);
  useEffect(() => {
    if (hasList) dropdown.send({ type: 'dismiss', reason: 'resize' });
  }, [hasList, dropdown]);

  const logo = <Logo logo={view.logo} />;
  return (
    <LiveFrame
      root={root}
      view={view}
      dropdown={dropdown}
      initialMenu={initialMenu}
      menu={menu}
      actions={
        actions ? (
          <div ref={carried} className={carriedPlace}>
            <InsideOpenPart.Provider value={menu.drawerOpen}>
              {actions}
            </InsideOpenPart.Provider>
          </div>
        ) : null
      }
      primaryAction={
        primaryAction ? (
          <PrimaryAction
            ref={primary}
            fits={fits}
            carried={menu.drawerOpen && !fits}
          >
            {primaryAction}
          </PrimaryAction>
        ) : null
      }
      logo={logo}
      menus={
        variant === 'full' ? (
          <>
            <DrawerPart
              id={id}
              listId={`${id}-navigation`}
              logo={logo}
              menu={menu}
              carried={actions ? carried : undefined}
              carriedPrimary={fits ? undefined : primary}
              initialSection={defaultOpen}
            />
            <MainNavigation
              id={id}
              dropdown={dropdown}
              initialMenu={initialMenu}
            />
          </>
        ) : null
      }
    >
      <HeaderLanguages
        id={id}
        inList={menu.listOpen}
        shown={!hasList || menu.listOpen}
        defaultOpen={defaultOpen === 'languages'}
      />
      <AccountSlot>
        {hasList ? (
          <LogInOrOut />
        ) : (
          <LogInOrAvatar
            id={`${id}-account`}
            reflexClickMs={reflexClickMs}
            defaultOpen={defaultOpen === 'account'}
          />
        )}
      </AccountSlot>
    </LiveFrame>
  );
}

interface LiveFrameProps extends Omit<HeaderFrameProps, 'banner' | 'below'> {
  root: RefObject<HTMLElement | null>;
  dropdown: Dropdown;
  initialMenu: string | null;
  /** The menus of small screens. */
  menu: MobileMenu;
}

/**
 * The frame with its behaviour. A component of its own, so that a change of the
 * frame alone does not render what is inside again.
 */
function LiveFrame({
  root,
  view,
  dropdown,
  initialMenu,
  menu: { listOpen, drawerOpen, leave: leaveMenu },
  ...content
}: LiveFrameProps) {
  const hasMenu = useOpenMenu(dropdown, initialMenu) !== null;
  const opened = { menu: hasMenu, list: listOpen, drawer: drawerOpen };
  function leave() {
    // A click in the carried actions reaches the bar, in which they are rendered.
    leaveMenu();
    closeKeepingFocus(root.current, dropdown, 'navigate');
  }
  const { override, attributes } = useHeaderBehaviour(
    root,
    view,
    dropdown,
    opened,
    leave,
  );
  return (
    <HeaderFrame
      {...content}
      {...attributes}
      ref={root}
      view={view}
      banner={view.banner}
      below={
        <>
          <Backdrop
            open={hasMenu}
            onClose={() =>
              dropdown.send({
                type: 'backdrop',
                keyboardFocus: hasKeyboardFocus(openItemIn(root.current)),
              })
            }
          />
          <AddressEffects
            override={override}
            theme={view.theme}
            onLeave={leave}
          />
        </>
      }
    />
  );
}

interface AddressEffectsProps {
  /** The theme set by a message. */
  override: HeaderTheme | null;
  theme: HeaderTheme;
  /** Called when a router shows another page. */
  onLeave(): void;
}

/** A component of its own, so that a new address does not render the header again. */
function AddressEffects({ override, theme, onLeave }: AddressEffectsProps) {
  useThemeMetas(override, theme);
  usePageLeave(onLeave);
  return null;
}

/** The menu that is open initially, if the header has it. */
function useInitialMenu({ variant, defaultOpen }: HeaderViewProps) {
  const { items } = useContent();
  const isMenu = items.some(
    (item) => 'groups' in item && item.id === defaultOpen,
  );
  return isMenu && variant === 'full' ? defaultOpen! : null;
}
