'use client';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { matchesMedia } from '../browser/media';
import { createLoader } from '../browser/loader';
import { whenIdle } from '../browser/events';
import { useContent } from '../parts/ContentProvider';
import { useLoaded } from '../ui/useStore';
import { useHydrated } from '../ui/effects';
import { useMedia } from '../parts/usePage';
import { narrow, isBar } from '../styles/breakpoints';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { DrawerButton } from './DrawerDialog';
import { Hamburger } from './Hamburger';
import type { DrawerControl } from './useDrawer';

const part = 'mobile drawer';
const drawerDialog = createLoader(part, () => import('./DrawerDialog'));

/** Load the drawer after this time even if the browser is never idle, in ms. */
const IDLE_TIMEOUT_MS = 2000;

export interface DrawerPartProps extends DrawerControl {
  id: string;
  /** The link to the home page. */
  logo?: ReactNode;
  actions?: ReactNode;
  /**
   * If set, the drawer is open initially, with this section: the id of a menu,
   * or `languages`.
   */
  initialSection?: string;
  /** The id of the plain list, if it is on the page. */
  listId: string | undefined;
  /** Whether the plain list, the fallback of the dialog, is open. */
  listOpen: boolean;
  onListOpenChange(open: boolean): void;
  /** Called when the dialog opens or closes. */
  onShown?(shown: boolean): void;
  onError?(error: unknown): void;
}

/**
 * The menu button of small screens. It opens a plain list until the dialog has
 * loaded, and the dialog afterwards. The dialog is loaded when the button is
 * touched or focused, or when the browser is idle. An open list stays open. A tap
 * before hydration counts after it (behaviour M11).
 */
export function DrawerPart({
  listId,
  listOpen,
  onListOpenChange,
  onError,
  ...given
}: DrawerPartProps) {
  const { messages } = useContent();
  const toggle = useRef<HTMLButtonElement>(null);
  // Until the dialog has rendered, the button opens the list.
  const [button, setButton] = useState<DrawerButton | 'failed' | 'list'>(
    'list',
  );
  const [isInitiallyOpen] = useState(
    () => given.initialSection !== undefined && !isBar(),
  );
  const [isRequested, setRequested] = useState(isInitiallyOpen);
  const requestDialog = () => setRequested(true);
  const props = { ...given, defaultOpen: given.defaultOpen ?? isInitiallyOpen };
  const isNarrow = useMedia(narrow);
  useEffect(() => {
    if (isNarrow) return whenIdle(() => setRequested(true), IDLE_TIMEOUT_MS);
  }, [isNarrow]);
  const loaded = useLoaded(drawerDialog, isRequested || !!props.open);
  const dialog = button === 'failed' || !hasDialogs() ? null : loaded;
  const opensDialog = typeof button === 'object' && !listOpen;
  return (
    <>
      <Hamburger
        ref={toggle}
        // Analytics records this button, because the one in the dialog is always expanded.
        data-lintel-id="mobile-menu"
        label={messages.menu}
        aria-expanded={listOpen}
        aria-controls={listId}
        onClick={() => onListOpenChange(!listOpen)}
        onPointerDown={requestDialog}
        onFocus={requestDialog}
        {...(opensDialog ? button : null)}
      />
      <TapBeforeHydration button={toggle} />
      {dialog ? (
        <ErrorBoundary
          part={part}
          onError={(error) => {
            setButton('failed');
            onError?.(error);
          }}
        >
          <dialog.DrawerDialog
            {...props}
            toggle={toggle}
            onButton={setButton}
          />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** A component of its own, so that hydration does not render the part again. */
function TapBeforeHydration({
  button,
}: {
  button: RefObject<HTMLButtonElement | null>;
}) {
  const [isServed] = useState(!useHydrated());
  useEffect(() => {
    if (isServed && isTapped(button.current!)) button.current!.click();
  }, [isServed, button]);
  return null;
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

function hasDialogs(): boolean {
  return (
    typeof HTMLDialogElement === 'function' &&
    'showModal' in HTMLDialogElement.prototype
  );
}
