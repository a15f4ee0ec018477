'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { LogInOrOut } from '../account/AccountSlot';
import { closeOnLink } from '../browser/clicks';
import { afterListeners, onEvents } from '../browser/events';
import { useMarkedLinks } from '../link/useMarkedLinks';
import { useAuthState } from '../parts/useAuthState';
import { useContent } from '../parts/ContentProvider';
import { useMenuOpenClass } from '../parts/useMenuOpenClass';
import { useMedia } from '../parts/useDocument';
import { useSettings } from '../parts/contexts';
import { wide } from '../styles/breakpoints';
import { InsideOpenPart, useOnlyOpen } from '../ui/openParts';
import { useOpenState, type OpenOptions } from '../ui/useOpenState';
import * as styles from './Drawer.css';
import { DrawerExtras } from './DrawerExtras';
import { DrawerMenu } from './DrawerMenu';
import { Hamburger, type DrawerButton, type DrawerOptions } from './DrawerPart';
import { keepInPlace } from './keepInPlace';
import { useModalDialog } from './useModalDialog';

export interface DrawerDialogProps extends DrawerOptions {
  /** The menu button on the page. */
  toggle: RefObject<HTMLElement | null>;
  onButton(button: DrawerButton): void;
}

/** The drawer: a native modal dialog with the menus for small screens (behaviour D1). */
export function DrawerDialog({
  id,
  toggle,
  logo,
  actions,
  initialSection,
  onButton,
  onShown,
  ...control
}: DrawerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const pressedBeside = useRef(false);
  const { messages } = useContent();
  useMarkedLinks(dialog, useAuthState().user);
  const [open, change] = useDrawer(control);
  const reopen = useModalDialog(dialog, open, toggle);
  useLayoutEffect(() => {
    if (!open) return;
    onShown?.(true);
    return () => onShown?.(false);
  }, [open, onShown]);
  useEffect(() => {
    if (open && list.current) return keepInPlace(list.current);
  }, [open]);
  // Not React's event: the actions are in another part of its tree.
  useEffect(() => {
    if (!open || !dialog.current) return;
    const listeners = {
      keydown(event: KeyboardEvent) {
        const { key, target, currentTarget } = event;
        if (key === 'Escape' && isEmptySearch(event)) {
          afterListeners(event, () => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            change(false, 'escape');
          });
        } else if (isTabBack(event)) {
          // A press on an empty place moves focus to the dialog itself.
          const starts = [currentTarget, firstStop(sheet.current!)];
          if (!starts.includes(target)) return;
          // From there, the browser moves on to the last tab stop. Only the
          // browser knows what is one.
          end.current!.focus({ preventScroll: true });
        }
      },
    };
    return onEvents(dialog.current, listeners, { capture: true });
  }, [open, change]);
  // In the same frame as the dialog.
  useLayoutEffect(() => {
    onButton({
      'aria-expanded': open,
      'aria-controls': `${id}-drawer`,
      onClick: () => change(!open, 'press'),
    });
  }, [id, open, change, onButton]);

  return (
    <dialog
      ref={dialog}
      id={`${id}-drawer`}
      data-lintel="drawer"
      aria-label={messages.menu}
      className={styles.drawer}
      onCancel={(event) => {
        // The browser closes it regardless, and `onClose` follows.
        if (!event.cancelable) return;
        event.preventDefault();
        change(false, 'escape');
      }}
      // The browser closes it without asking on a second Escape.
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !open) return;
        change(false, 'escape');
        reopen();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      // Not on pointerup: the click of a tap would then hit the page behind.
      onClick={(event) => {
        closeOnLink(event.nativeEvent, () => change(false, 'navigate'));
        if (pressedBeside.current && isBeside(event)) {
          // Both the press and the release, so that a press can be cancelled (WCAG 2.5.2).
          change(false, 'backdrop');
        }
      }}
    >
      <div ref={sheet} className={styles.sheet}>
        <div className={styles.bar}>
          {logo}
          <Hamburger
            data-lintel="drawer-toggle"
            label={messages.menu}
            aria-expanded
            aria-controls={`${id}-drawer`}
            onClick={() => change(false, 'press')}
          />
        </div>
        <InsideOpenPart.Provider value>
          <div ref={list} className={styles.content}>
            <DrawerMenu id={id} shown={open} initialSection={initialSection} />
            <DrawerExtras
              id={id}
              shown={open}
              languagesOpen={initialSection === 'languages'}
            />
          </div>
          <DrawerFoot actions={actions} />
        </InsideOpenPart.Provider>
      </div>
      <span ref={end} aria-hidden tabIndex={-1} />
      {/* Where Tab leaves the sheet (behaviour D4). */}
      <span
        aria-hidden
        tabIndex={0}
        onFocus={() => firstStop(sheet.current!)?.focus()}
      />
    </dialog>
  );
}

/**
 * WebKit on Linux has no `key` for Tab with Shift.
 * @see https://github.com/marijnh/w3c-keyname/issues/13
 */
function isTabBack({ key, code, shiftKey }: KeyboardEvent): boolean {
  return shiftKey && [key, code].includes('Tab');
}

/** The first tab stop: the link of the logo, or the close button. */
function firstStop(sheet: Element): HTMLElement | undefined {
  const stops = sheet.querySelectorAll<HTMLElement>('a[href], button');
  return [...stops].find((stop) => stop.getClientRects()[0]);
}

/** The foot, which stays in view: Log In or Log Out, and the actions. */
function DrawerFoot({ actions }: { actions: ReactNode }) {
  const { accounts } = useSettings();
  if (accounts === false && !actions) return null;
  return (
    <div className={styles.foot}>
      {accounts === false ? null : <LogInOrOut />}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

interface MoveActionsProps {
  carried: RefObject<HTMLElement | null>;
  place: RefObject<HTMLElement | null>;
}

/** Moves the actions of a header into the open drawer, and back. */
export function MoveActions({ carried, place }: MoveActionsProps) {
  useLayoutEffect(() => {
    const element = carried.current!;
    const home = element.parentElement!;
    moveInto(place.current!, element);
    // Before React removes it, or the bar.
    return () => moveInto(home, element);
  }, [carried, place]);
  return null;
}

function moveInto(parent: Element, element: Element): void {
  const { activeElement } = element.getRootNode() as Document;
  // Keeps frames and the selection, too, in browsers that have it.
  // https://developer.mozilla.org/docs/Web/API/Element/moveBefore
  if (parent.isConnected && element.isConnected && 'moveBefore' in parent) {
    (parent.moveBefore as Element['insertBefore'])(element, null);
  } else {
    parent.append(element);
  }
  if (element.contains(activeElement)) {
    (activeElement as HTMLElement).focus({ preventScroll: true });
  }
}

/** The open state of the drawer, and everything outside of it that closes it (behaviour D2). */
function useDrawer(control: OpenOptions) {
  const [wanted, change] = useOpenState(control);
  const isWide = useMedia(wide);
  // In a wide window it would be invisible, with an inert page behind it.
  const open = wanted && !isWide;
  useOnlyOpen(open, (reason) => change(false, reason));
  useMenuOpenClass(open);
  useEffect(() => {
    if (wanted && isWide) change(false, 'resize');
  }, [change, wanted, isWide]);
  return [open, change] as const;
}

/**
 * Safari's search field keeps this key, even if there is nothing to clear.
 * @see https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/SearchInputType.cpp
 */
function isEmptySearch(event: KeyboardEvent): boolean {
  const { type, value } = event.composedPath()[0] as HTMLInputElement;
  return type === 'search' && !value;
}

/**
 * Whether a press is next to the sheet, on the dialog itself. The target of a
 * click between two elements is the one around both.
 * @see https://w3c.github.io/uievents/#event-type-click
 */
function isBeside(event: MouseEvent): boolean {
  const { target, currentTarget, clientX, clientY } = event;
  const root = currentTarget.getRootNode() as Document;
  return (
    target === currentTarget &&
    root.elementFromPoint(clientX, clientY) === target
  );
}
