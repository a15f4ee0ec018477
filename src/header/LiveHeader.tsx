'use client';
import { useRef } from 'react';
import { openItemIn } from '../navigation/MenuItem';
import { useMenus } from '../navigation/useMenus';
import { useMedia } from '../parts/useDocument';
import { useServerDomain } from '../parts/useSitePage';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { narrow } from '../styles/breakpoints';
import { DrawerPart } from '../drawer/DrawerPart';
import { useMobileMenu } from '../drawer/useMobileMenu';
import { AccountSlot, LogInOrOut } from '../account/AccountSlot';
import { LogInOrAvatar } from '../account/Avatar';
import { hasKeyboardFocus } from '../ui/open/keyboardFocus';
import { HeaderFrame, Logo } from './HeaderFrame';
import type { HeaderViewProps } from './headerProps';
import { Backdrop, MainNavigation } from '../navigation/MainNavigation';
import { useFits } from './PrimaryAction';
import { ThemeMetas } from './themeMetas';
import { useHeaderBehaviour } from './useHeaderBehaviour';
import { menuIn, useHeaderOpen } from './useHeaderOpen';

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, variant, actions, primaryAction, hover, defaultOpen } = view;
  useServerDomain();
  const root = useRef<HTMLElement>(null);
  const hasList = useMedia(narrow) && variant === 'full';
  const opened = useHeaderOpen(view, hasList);
  const { shown, languages, drawer } = opened;
  const menu = useMobileMenu(root, {
    wanted: variant === 'full',
    open: shown === 'drawer',
    onOpenChange: (next, reason) =>
      drawer.change(next ? 'drawer' : null, reason),
  });
  const carried = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const fitsInBar = useFits(
    primary,
    hasList && !menu.listOpen && !!primaryAction,
  );
  const fits = fitsInBar || !hasList;
  const menus = useMenus(root, opened.menus, hover);
  const hasMenu = menuIn(shown) !== null;

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
              initialSection={menuIn(defaultOpen) ?? undefined}
              languagesOpen={defaultOpen === 'languages'}
            />
            <MainNavigation id={id} menus={menus} />
          </>
        ) : null
      }
    >
      <HeaderLanguages
        id={id}
        inList={menu.listOpen}
        // In the list it opens as in the drawer.
        shown={menu.listOpen}
        open={menu.listOpen ? undefined : shown === 'languages'}
        onOpenChange={(next, reason) =>
          languages.change(next ? 'languages' : null, reason)
        }
      />
      <AccountSlot>
        {hasList ? (
          <LogInOrOut />
        ) : (
          <LogInOrAvatar
            id={`${id}-account`}
            hover={hover === 'literal' ? hover : { reflex: hover?.reflex }}
            opening={opened.account}
          />
        )}
      </AccountSlot>
    </HeaderFrame>
  );
}
