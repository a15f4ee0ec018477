'use client';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDropdown } from '../navigation/useDropdown';
import { useMedia } from '../parts/useDocument';
import { useContent } from '../parts/ContentProvider';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { narrow } from '../styles/breakpoints';
import { place as carriedPlace } from '../drawer/Drawer.css';
import { drawerDialog, DrawerPart, useMenuList } from '../drawer/DrawerPart';
import { AccountSlot } from '../account/AccountSlot';
import { closeParts, InsideOpenPart } from '../ui/openParts';
import { useStore } from '../ui/useStore';
import { Logo } from './HeaderFrame';
import type { HeaderViewProps } from './headerProps';
import { LiveFrame } from './LiveFrame';
import { MainNavigation } from '../navigation/MainNavigation';

/** The header with its behaviour. */
export function LiveHeader(view: HeaderViewProps) {
  const { id, variant, actions, reflexClickMs, defaultOpen } = view;
  const root = useRef<HTMLElement>(null);
  const [listOpen, setListOpen] = useMenuList(root);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasList = useMedia(narrow) && variant === 'full';
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
      listOpen={listOpen}
      drawerOpen={drawerOpen}
      onLeave={() => {
        setListOpen(false);
        // A click in the actions reaches the bar, in which they are rendered.
        if (drawerOpen) closeParts('navigate');
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
      <AccountSlot
        id={hasList ? undefined : `${id}-account`}
        reflexClickMs={reflexClickMs}
        defaultOpen={defaultOpen === 'account'}
      />
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

interface CarriedActionsProps {
  /** Their place in the open drawer. `null` while it is closed. */
  place: RefObject<HTMLElement | null> | null;
  children: ReactNode;
}

/**
 * The actions of a header. They are rendered in its bar, and the element around
 * them is moved into the open drawer, because rendering them there would lose
 * their state.
 */
function CarriedActions({ place, children }: CarriedActionsProps) {
  const carried = useRef<HTMLDivElement>(null);
  const drawer = useStore(drawerDialog, null);
  return (
    <>
      <div ref={carried} className={carriedPlace}>
        <InsideOpenPart.Provider value={place !== null}>
          {children}
        </InsideOpenPart.Provider>
      </div>
      {place && drawer ? (
        <drawer.MoveActions carried={carried} place={place} />
      ) : null}
    </>
  );
}
