'use client';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { hasKeyboardFocus } from '../browser/focus';
import type { Dropdown } from '../navigation/dropdown';
import { openItemIn } from '../navigation/MenuItem';
import { useDropdown, useOpenMenu } from '../navigation/useDropdown';
import { useMedia, usePageLeave } from '../parts/useDocument';
import type { HeaderTheme } from '../parts/settings';
import { useContent } from '../parts/ContentProvider';
import { HeaderLanguages } from '../language/LanguageDisclosure';
import { narrow } from '../styles/breakpoints';
import { place as carriedPlace } from '../drawer/Drawer.css';
import { drawerDialog, DrawerPart, useMenuList } from '../drawer/DrawerPart';
import { AccountSlot } from '../account/AccountSlot';
import { closeParts, InsideOpenPart } from '../ui/openParts';
import { useStore } from '../ui/useStore';
import { HeaderFrame, Logo, type HeaderFrameProps } from './HeaderFrame';
import type { HeaderViewProps } from './headerProps';
import {
  Backdrop,
  closeKeepingFocus,
  MainNavigation,
} from '../navigation/MainNavigation';
import { useThemeMetas } from './themeMetas';
import { useHeaderBehaviour } from './useHeaderBehaviour';

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

interface LiveFrameProps extends Omit<HeaderFrameProps, 'banner' | 'below'> {
  root: RefObject<HTMLElement | null>;
  dropdown: Dropdown;
  initialMenu: string | null;
  listOpen: boolean;
  drawerOpen: boolean;
  onLeave(): void;
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
  listOpen,
  drawerOpen,
  onLeave,
  ...content
}: LiveFrameProps) {
  const hasMenu = useOpenMenu(dropdown, initialMenu) !== null;
  const opened = { menu: hasMenu, list: listOpen, drawer: drawerOpen };
  function leave() {
    onLeave();
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
