'use client';
import { useEffect, useRef, useState } from 'react';
import { closeParts } from '../ui/useOnlyOpen';
import { useDropdown } from '../navigation/useDropdown';
import { useMedia } from '../parts/usePage';
import { useSettings } from '../parts/useSettings';
import { useContent } from '../parts/ContentProvider';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { narrow, isBar } from '../styles/breakpoints';
import { CarriedActions } from '../drawer/CarriedActions';
import { place as carriedPlace } from '../drawer/MobileDrawer.css';
import { DrawerPart } from '../drawer/DrawerPart';
import { useMenuList } from '../drawer/useMenuList';
import { AccountSlot, PlainAccount } from '../account/AccountSlot';
import type { HeaderViewProps } from './headerProps';
import { LiveFrame } from './LiveFrame';
import { Logo } from './Logo';
import {
  MainNavigation,
  useSeedFromPointerAndFocus,
} from '../navigation/MainNavigation';

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, variant, actions, reflexClickMs, defaultOpen } = view;
  const { accounts } = useSettings();
  const root = useRef<HTMLElement>(null);
  const [listOpen, setListOpen] = useMenuList(root);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasList = useMedia(narrow) && variant === 'full';
  const initialMenu = useInitialMenu(view);
  const dropdown = useDropdown({
    reflexClickMs,
    defaultOpen: initialMenu,
    isBar,
    onOpenChange: view.onOpenChange,
  });
  useSeedFromPointerAndFocus(root, dropdown);
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
      listOpen={listOpen}
      drawerOpen={drawerOpen}
      onLeave={() => {
        setListOpen(false);
        // A click in the actions reaches the bar, in which they are rendered.
        if (drawerOpen) closeParts();
      }}
      actions={
        actions ? (
          <CarriedActions place={drawerOpen ? place : null}>
            {actions}
          </CarriedActions>
        ) : null
      }
      logo={logo}
    >
      {variant === 'full' ? (
        <>
          <DrawerPart
            id={id}
            listId={`${id}-navigation`}
            listOpen={listOpen}
            onListOpenChange={setListOpen}
            logo={logo}
            actions={
              actions ? <div ref={place} className={carriedPlace} /> : null
            }
            initialSection={defaultOpen}
            onShown={setDrawerOpen}
          />
          <MainNavigation
            id={id}
            dropdown={dropdown}
            initialMenu={initialMenu}
          />
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
    </LiveFrame>
  );
}

/** The menu that is open initially, if the header has it. */
function useInitialMenu({ variant, defaultOpen }: HeaderViewProps) {
  const { items } = useContent();
  const isMenu = items.some(
    (item) => 'groups' in item && item.id === defaultOpen,
  );
  return isMenu && variant === 'full' ? defaultOpen! : null;
}
