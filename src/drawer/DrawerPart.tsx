'use client';
import {
  forwardRef,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { whenIdle } from '../browser/events';
import { createLoader } from '../browser/loader';
import { matchesMedia } from '../browser/media';
import { useContent } from '../parts/ContentProvider';
import { useMenuOpenClass } from '../parts/useMenuOpenClass';
import { useHydrated, useMedia, useDocument } from '../parts/useDocument';
import { isBar, narrow, wide } from '../styles/breakpoints';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Icon } from '../ui/Icon';
import { useCloseWithPage } from '../ui/openParts';
import { useDismiss } from '../ui/useDismiss';
import type { OpenOptions } from '../ui/useOpenState';
import { useLoaded } from '../ui/useStore';
import * as styles from './Drawer.css';

const part = 'mobile drawer';
export const drawerDialog = createLoader(part, () => import('./DrawerDialog'));

/** Load the drawer after this time even if the browser is never idle, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Options of the dialog. */
export interface DrawerOptions extends OpenOptions {
  /** The prefix of its ids. */
  id: string;
  /** The link to the home page. */
  logo?: ReactNode;
  actions?: ReactNode;
  /**
   * If set, the drawer is open initially, with this section: the id of a menu,
   * or `languages`.
   */
  initialSection?: string;
  /** Called when the dialog opens, and when it closes or unmounts. */
  onShown?(shown: boolean): void;
}

/** Attributes of the menu button once the dialog has loaded. */
export interface DrawerButton {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick(): void;
}

interface DrawerPartProps extends DrawerOptions {
  /** The id of the plain list, if it is on the page. */
  listId: string | undefined;
  /** Whether the plain list, the fallback of the dialog, is open. */
  listOpen: boolean;
  onListOpenChange(open: boolean): void;
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
  // After the tap has been answered.
  const requestDialog = () => startTransition(() => setRequested(true));
  const props = { ...given, defaultOpen: given.defaultOpen ?? isInitiallyOpen };
  // The first time, `hydrated` is false if the button is the server's.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated && isTapped(toggle.current!)) toggle.current!.click();
  }, [hydrated]);
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

/** Old browsers and jsdom have no modal dialogs. */
const hasDialogs = () => !!globalThis.HTMLDialogElement?.prototype.showModal;

interface HamburgerProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
}

/** The button that opens and closes the menus on small screens. */
export const Hamburger = forwardRef<HTMLButtonElement, HamburgerProps>(
  function Hamburger({ label, ...props }, ref) {
    return (
      <button
        data-lintel="hamburger"
        {...props}
        ref={ref}
        type="button"
        aria-label={label}
        className={styles.hamburger}
      >
        <Icon shape={props['aria-expanded'] ? 'cross' : 'menu'} />
      </button>
    );
  },
);

/**
 * The open state of the plain list, which is the fallback of the drawer until
 * it has loaded, or if it cannot be loaded.
 */
export function useMenuList(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  // During rendering, not in an effect: there is no list in a wide window.
  const isOver = useDocument((state) => open && !!state?.matches(wide));
  if (isOver) setOpen(false);
  function change(next: boolean) {
    setOpen(next);
    if (!open || next) return;
    const element = root.current;
    // Before its links are hidden or removed.
    if (!element?.querySelector(':focus:not([data-lintel="logo"])')) return;
    element.querySelector<HTMLElement>('[data-lintel="hamburger"]')?.focus();
  }
  useDismiss(open, root, { onEscape: () => change(false) });
  useCloseWithPage(open, () => change(false));
  useMenuOpenClass(open);
  return [open, change] as const;
}
