'use client';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { closeOnLink } from '../browser/clicks';
import { afterListeners, onEvents } from '../browser/events';
import { useContent } from '../parts/ContentProvider';
import { useLayer } from '../ui/open/useLayer';
import type { OpenReason } from '../ui/open/useOpen';
import * as styles from './Drawer.css';
import { DrawerExtras, DrawerFoot } from './DrawerExtras';
import { DrawerMenu } from './DrawerMenu';
import { Hamburger } from './Hamburger';
import { useCarriedActions } from './useCarriedActions';
import { useModalDialog } from './useModalDialog';

/** What the dialog shows. */
export interface DrawerContent {
  /** The prefix of its ids. */
  id: string;
  /** The link to the home page. */
  logo?: ReactNode;
  actions?: ReactNode;
  /** An element with the actions, which is moved into the open dialog. */
  carried?: RefObject<HTMLElement | null> | undefined;
  /** The primary action, if the bar has no room for it. */
  carriedPrimary?: RefObject<HTMLElement | null> | undefined;
  /** The id of the section that is open initially. */
  initialSection?: string | undefined;
  /** Whether the languages are open initially. */
  languagesOpen?: boolean;
}

export interface DrawerDialogProps extends DrawerContent {
  /** The menu button on the page. */
  toggle: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange(open: boolean, reason: OpenReason): void;
}

/** The drawer: a native modal dialog with the menus for small screens (behaviour D1). */
export function DrawerDialog({
  id,
  toggle,
  logo,
  actions,
  carried,
  carriedPrimary,
  initialSection,
  languagesOpen = false,
  open,
  onOpenChange,
}: DrawerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const { messages } = useContent();
  const close = (reason: OpenReason) => onOpenChange(false, reason);
  const reopen = useModalDialog(dialog, open, toggle, place);
  useLayer({
    open,
    root: dialog,
    isModal: true,
    // A press next to the sheet closes it by its click.
    onClose: (reason) => {
      if (reason !== 'outside' && reason !== 'blur') close(reason);
    },
  });
  useCarriedActions(carried, place, open);
  useCarriedActions(carriedPrimary, place, open);
  // A listener of the element, because React does not pass it the events of the
  // actions, which are in another part of React's tree.
  useEffect(() => {
    const listeners = {
      keydown(event: KeyboardEvent) {
        const { key, target, currentTarget } = event;
        const search = emptySearchOf(event);
        if (key === 'Escape' && search) {
          afterListeners(event, () => {
            if (event.defaultPrevented) return;
            event.preventDefault();
            const popover = search.closest<HTMLElement>('[popover]');
            if (popover) popover.hidePopover();
            else onOpenChange(false, 'escape');
          });
        } else if (isTabBack(event)) {
          // A press on an empty place moves focus to the dialog itself.
          const starts = [currentTarget, firstStop(dialog.current!)];
          if (!starts.includes(target)) return;
          // From there, the browser moves on to the last tab stop. Only the
          // browser knows what is one.
          end.current!.focus({ preventScroll: true });
        }
      },
    };
    return onEvents(dialog.current!, listeners, { capture: true });
  }, [onOpenChange]);

  return (
    <dialog
      ref={dialog}
      id={`${id}-drawer`}
      data-lintel="drawer"
      aria-label={messages.menu}
      className={styles.drawer}
      // React also calls these for the dialogs in `actions`, even in portals.
      // https://react.dev/reference/react-dom/createPortal#caveats
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        // The browser closes it regardless, and `onClose` follows.
        if (!event.cancelable) return;
        event.preventDefault();
        close('escape');
      }}
      // The browser closes it without asking on a second Escape.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open || !open) return;
        close('escape');
        reopen();
      }}
      onClick={({ nativeEvent }) =>
        closeOnLink(nativeEvent, () => close('navigate'))
      }
    >
      {/* By a click, not by a press, which a visitor can cancel (WCAG 2.5.2). */}
      <div className={styles.beside} onClick={() => close('backdrop')} />
      <div className={styles.sheet}>
        <div className={styles.bar}>
          {logo}
          <Hamburger
            data-lintel="drawer-toggle"
            aria-expanded
            aria-controls={`${id}-drawer`}
            onClick={() => close('press')}
          />
        </div>
        <div className={styles.content}>
          <DrawerMenu id={id} shown={open} initialSection={initialSection} />
          <DrawerExtras id={id} shown={open} languagesOpen={languagesOpen} />
        </div>
        <DrawerFoot>
          {actions || carried || carriedPrimary ? (
            <div ref={place} className={styles.actions}>
              {actions}
            </div>
          ) : null}
        </DrawerFoot>
      </div>
      <span ref={end} aria-hidden tabIndex={-1} />
      {/* Where Tab leaves the sheet (behaviour D4). */}
      <span
        aria-hidden
        tabIndex={0}
        onFocus={() => firstStop(dialog.current!)?.focus()}
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
function firstStop(dialog: Element): HTMLElement | undefined {
  const stops = dialog.querySelectorAll<HTMLElement>('a[href], button');
  return [...stops].find((stop) => stop.getClientRects()[0]);
}

/**
 * Safari's search field keeps this key, even if there is nothing to clear.
 * @see https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/SearchInputType.cpp
 */
function emptySearchOf(event: KeyboardEvent): HTMLInputElement | null {
  const path = event.composedPath();
  const field = path[0] as HTMLInputElement;
  const dialog = path.find((each) => each instanceof HTMLDialogElement);
  if (dialog !== event.currentTarget) return null;
  return field.type === 'search' && !field.value ? field : null;
}
