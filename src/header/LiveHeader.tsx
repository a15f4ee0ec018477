'use client';
import { useEffect, useRef, useState } from 'react';
import { openItemIn } from '../navigation/MenuItem';
import { useMenus } from '../navigation/useMenus';
import { useMedia } from '../parts/useDocument';
import { useContent } from '../parts/ContentProvider';
import { useServerDomain } from '../parts/useSitePage';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { isBar, narrow } from '../styles/breakpoints';
import { DrawerPart } from '../drawer/DrawerPart';
import { useMobileMenu } from '../drawer/useMobileMenu';
import { AccountSlot, LogInOrOut } from '../account/AccountSlot';
import { LogInOrAvatar } from '../account/Avatar';
import { hasKeyboardFocus } from '../ui/open/keyboardFocus';
import { useOpenValue } from '../ui/open/useOpen';
import { HeaderFrame, Logo } from './HeaderFrame';
import type { HeaderViewProps } from './headerProps';
import { Backdrop, MainNavigation } from '../navigation/MainNavigation';
import { useFits } from './PrimaryAction';
import { ThemeMetas } from './themeMetas';
import { useHeaderBehaviour } from './useHeaderBehaviour';

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, variant, actions, primaryAction, hover, defaultOpen } =
    view;
  useServerDomain();
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
  );
  const fits = fitsInBar || !hasList;
  const { items } = useContent();
  const isMenu = (wanted: string | null | undefined) =>
    variant === 'full' &&
    items.some((item) => 'groups' in item && item.id === wanted);
  const initialMenu = isMenu(defaultOpen) ? defaultOpen! : null;
  const menus = useMenus(root, initialMenu, view);
  const openMenu = useOpenValue(menus.open, initialMenu);
  const hasMenu = isMenu(openMenu);
  // The page's new content may not have the open menu.
  const isGone = openMenu !== null && !hasMenu;
  useEffect(() => {
    if (hasList) menus.open.change(null, 'resize');
    if (isGone) menus.open.change(null, 'navigate');
  }, [hasList, isGone, menus]);

  const { override, attributes } = useHeaderBehaviour(root, view, {
    isOpen: hasMenu || menu.listOpen || menu.drawerOpen,
    hasList: menu.listOpen,
  });

  return (
    <HeaderFrame
      {...attributes}
      ref={root}
      view={view}
      actionsRef={carried}
      primaryActionRef={primary}
      fits={fits}
      below={
        <>
          <Backdrop
            open={hasMenu}
            onClose={() => {
              if (hasKeyboardFocus(openItemIn(root.current))) return;
              menus.open.change(null, 'backdrop');
            }}
          />
          <ThemeMetas
            override={override}
            theme={view.theme}
            isShown={attributes['data-lintel-hidden'] === undefined}
          />
        </>
      }
      menus={
        variant === 'full' ? (
          <>
            <DrawerPart
              id={id}
              listId={`${id}-navigation`}
              logo={<Logo logo={view.logo} />}
              menu={menu}
              carried={actions ? carried : undefined}
              carriedPrimary={fits ? undefined : primary}
              initialSection={defaultOpen}
            />
            <MainNavigation id={id} menus={menus} initialMenu={initialMenu} />
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
            hover={hover === 'literal' ? hover : { reflex: hover?.reflex }}
            defaultOpen={defaultOpen === 'account'}
          />
        )}
      </AccountSlot>
    </HeaderFrame>
  );
}
