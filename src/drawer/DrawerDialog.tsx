'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { closeOnLink } from '../browser/clicks';
import { useContent } from '../parts/ContentProvider';
import { usePageUrl } from '../parts/usePage';
import { InsideOpenPart } from '../ui/useOnlyOpen';
import { useSettings } from '../parts/useSettings';
import { LogInOrOut } from '../account/AccountSlot';
import * as styles from './DrawerDialog.css';
import { DrawerExtras } from './DrawerExtras';
import { DrawerMenu } from './DrawerMenu';
import { Hamburger } from './Hamburger';
import { keepInPlace } from './keepInPlace';
import { useDrawer, type DrawerControl } from './useDrawer';
import { focusEnd, useModalDialog } from './useModalDialog';

/** Attributes of the menu button once the dialog has loaded. */
export interface DrawerButton {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick(): void;
}

export interface DrawerDialogProps extends DrawerControl {
  /** The prefix of its ids. */
  id: string;
  /** The menu button on the page. */
  toggle: RefObject<HTMLElement | null>;
  /** The link to the home page. */
  logo?: ReactNode;
  actions?: ReactNode;
  /** The section that is open initially. */
  initialSection?: string;
  onButton(button: DrawerButton): void;
  /** Called when it opens, and when it closes or unmounts. */
  onShown?(shown: boolean): void;
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
  const pressedBeside = useRef(false);
  const { messages } = useContent();
  const [open, change] = useDrawer(usePageUrl(), control);
  const reopen = useModalDialog(dialog, open, toggle);
  useLayoutEffect(() => {
    if (!open) return;
    onShown?.(true);
    return () => onShown?.(false);
  }, [open, onShown]);
  useEffect(() => {
    if (open && list.current) return keepInPlace(list.current);
  }, [open]);
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
      // A press on an empty place moves focus to the dialog itself, which has no
      // tab stop before it. From the first one, the browser moves to the last.
      onKeyDown={({ key, shiftKey, target, currentTarget }) => {
        if (key === 'Tab' && shiftKey && target === currentTarget) {
          focusEnd(sheet.current!, 'first');
        }
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event, sheet.current!);
      }}
      // Not on pointerup: the click of a tap would then hit the page behind.
      onClick={(event) => {
        closeOnLink(event.nativeEvent, () => change(false, 'navigate'));
        if (pressedBeside.current && isBeside(event, sheet.current!)) {
          // Both the press and the release, so that a press can be cancelled (WCAG 2.5.2).
          change(false, 'backdrop');
        }
      }}
    >
      <TabStop to="last" sheet={sheet} />
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
      <TabStop to="first" sheet={sheet} />
    </dialog>
  );
}

interface TabStopProps {
  to: 'first' | 'last';
  sheet: RefObject<HTMLElement | null>;
}

/** Where Tab leaves the sheet. Moves focus to its other end (behaviour D4). */
function TabStop({ to, sheet }: TabStopProps) {
  return (
    <span
      aria-hidden
      tabIndex={0}
      onFocus={() => focusEnd(sheet.current!, to)}
    />
  );
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

/** Whether a press is next to the sheet, on the dialog itself. */
function isBeside(event: MouseEvent, sheet: HTMLElement): boolean {
  const { target, currentTarget, clientX, clientY } = event;
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
