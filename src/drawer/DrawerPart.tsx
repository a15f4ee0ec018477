'use client';
import { useDeferredValue, useEffect, useRef } from 'react';
import { matchesMedia } from '../browser/viewport';
import { useHydrated } from '../parts/useDocument';
import { LazyPart } from '../ui/LazyPart';
import type { DrawerContent } from './DrawerDialog';
import { Hamburger } from './Hamburger';
import type { MobileMenu } from './useMobileMenu';

interface DrawerPartProps extends DrawerContent {
  menu: MobileMenu;
  /** The id of the plain list, if it is on the page. */
  listId: string | undefined;
}

/**
 * The menu button of small screens. It opens a plain list until the dialog has
 * loaded, and the dialog afterwards. The dialog is loaded when the button is
 * touched or focused, or when the browser is idle. An open list stays open. A tap
 * before hydration counts after it (behaviour M11).
 */
export function DrawerPart({ menu, listId, ...content }: DrawerPartProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { drawerOpen, listOpen, request, dialog } = menu;
  // Deferred, so that React renders the drawer in pieces, between which the browser
  // answers. It renders what a store has changed in one task. https://react.dev/reference/react/useSyncExternalStore#caveats
  const part = useDeferredValue(dialog !== null) ? dialog : null;
  // The first time, `hydrated` is false if the button is the server's.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated && isTapped(toggle.current!)) toggle.current!.click();
  }, [hydrated]);
  return (
    <>
      <Hamburger
        ref={toggle}
        // Analytics records this button, because the one in the dialog is always expanded.
        data-lintel-id="mobile-menu"
        aria-expanded={drawerOpen || listOpen}
        aria-controls={part && !listOpen ? `${content.id}-drawer` : listId}
        onClick={menu.toggle}
        onPointerDown={request}
        onFocus={request}
      />
      <LazyPart
        part={part}
        props={{
          ...content,
          toggle,
          open: drawerOpen,
          onOpenChange: menu.onOpenChange,
        }}
      />
    </>
  );
}

/**
 * Whether the button was tapped last, also before hydration. Safari does not
 * focus buttons, but a device without a mouse hovers only what is tapped.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
function isTapped(button: HTMLElement): boolean {
  return (
    button.matches(':focus:not(:focus-visible)') ||
    (matchesMedia('(hover: none)', false) && button.matches(':hover'))
  );
}
