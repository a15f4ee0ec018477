'use client';
import {
  startTransition,
  useCallback,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import { whenIdle } from '../browser/events';
import { createLoader } from '../browser/loader';
import { retain } from '../browser/registry';
import { useDocument, useMedia } from '../parts/useDocument';
import { usePartPage } from '../parts/useSitePage';
import { narrow, wide } from '../styles/breakpoints';
import { useLazyPart } from '../ui/LazyPart';
import { useLayer } from '../ui/open/useLayer';
import type { OpenReason } from '../ui/open/useOpen';

const drawerDialog = createLoader('mobile drawer', () =>
  import('./DrawerDialog').then(({ DrawerDialog }) => DrawerDialog),
);

/** Load the drawer after this time even if the browser is never idle, in ms. */
const IDLE_TIMEOUT_MS = 2000;

interface MobileMenuOptions {
  /** Whether there are menus. @default true */
  wanted?: boolean;
  /** Whether the drawer is open. */
  open: boolean;
  onOpenChange(open: boolean, reason: OpenReason): void;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * The menus on small screens, and what closes them from outside (behaviour D2):
 * the drawer, or a plain list until the drawer has loaded, or if it cannot be
 * loaded. An open list stays open.
 */
export function useMobileMenu(
  root: RefObject<HTMLElement | null>,
  { wanted = true, open, onOpenChange, onError }: MobileMenuOptions,
) {
  const [isRequested, setRequested] = useState(false);
  const isNarrow = useMedia(narrow);
  const dialog = useLazyPart(
    drawerDialog,
    wanted && hasDialogs() && (isRequested || (open && isNarrow)),
    onError,
  );
  const mayOpen = open && dialog !== null;
  const [listOpen, setListOpen] = useState(false);
  // Read only while something is open, so that hydration renders no header again.
  const isWide = useDocument(
    (state) => (mayOpen || listOpen) && !!state?.matches(wide),
  );
  // In a wide window the drawer would be invisible, with an inert page behind it.
  const drawerOpen = mayOpen && !isWide;
  useEffect(() => {
    if (mayOpen && isWide) onOpenChange(false, 'resize');
  }, [onOpenChange, mayOpen, isWide]);

  // A wide window has no list. Closed during rendering, so that none is ever shown.
  if (listOpen && isWide) setListOpen(false);
  useLayer({
    open: listOpen,
    root,
    opener: (list, focused) =>
      focused.matches('[data-lintel="logo"]')
        ? null
        : list.querySelector<HTMLElement>('[data-lintel="hamburger"]'),
    onClose(reason) {
      // The list is in the page's flow: closing it would move what is being pressed.
      if (!['outside', 'blur', 'other'].includes(reason)) setListOpen(false);
    },
  });
  useMenuOpenClass(drawerOpen || listOpen);

  // In a transition, so that React first renders the answer to what the visitor did.
  const request = useCallback(
    () => startTransition(() => setRequested(true)),
    [],
  );
  useEffect(() => {
    if (isNarrow) return whenIdle(request, IDLE_TIMEOUT_MS);
  }, [isNarrow, request]);
  function toggle() {
    if (listOpen || !dialog) setListOpen(!listOpen);
    else onOpenChange(!drawerOpen, 'press');
  }
  return { dialog, drawerOpen, listOpen, onOpenChange, request, toggle };
}

export type MobileMenu = ReturnType<typeof useMobileMenu>;

/** Adds a class to the page's `<body>` while a drawer is open (behaviour D1). */
function useMenuOpenClass(open: boolean): void {
  const name = usePartPage().site.names.menuOpenClass;
  useEffect(() => {
    if (!open) return;
    const { classList } = document.body;
    return retain(`body class:${name}`, () => {
      classList.add(name);
      return () => classList.remove(name);
    });
  }, [name, open]);
}

/** Old browsers and jsdom have no modal dialogs. */
const hasDialogs = () => !!globalThis.HTMLDialogElement?.prototype.showModal;
