'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useContent } from '../../react/content/useContent';
import { useLinkContext } from '../../react/links/useLinkContext';
import { InsideOpenPart } from '../../react/machine/useOnlyOpen';
import { useSettings } from '../../react/settings/useSettings';
import { LogInOrOut } from '../AccountMenu/AccountSlot';
import { leadsAway } from '../shared/leadsAway';
import * as styles from './DrawerDialog.css';
import { DrawerExtras } from './DrawerExtras';
import { DrawerMenu } from './DrawerMenu';
import { Hamburger } from './Hamburger';
import { keepInPlace } from './keepInPlace';
import { useDrawer, type DrawerControl } from './useDrawer';
import { keepTabInside, useModalDialog } from './useModalDialog';

/** What the page's own button becomes once the dialog is there. */
export interface DrawerButton {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick(): void;
}

export interface DrawerDialogProps extends DrawerControl {
  /** What ids begin with. */
  id: string;
  /** The button in the page. */
  toggle: HTMLElement;
  /** The link to the home page. */
  logo?: ReactNode;
  actions?: ReactNode;
  onButton(button: DrawerButton): void;
  /** Told as it opens and closes, also by leaving the page. */
  onShown?(shown: boolean): void;
}

/** The menus of small screens, over the whole page: a native modal dialog. */
export function DrawerDialog({
  id,
  toggle,
  logo,
  actions,
  onButton,
  onShown,
  ...control
}: DrawerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const { messages } = useContent();
  const [open, change] = useDrawer(useLinkContext().pageUrl, control);
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
        // The browser closes it then, and says so below.
        if (!event.cancelable) return;
        event.preventDefault();
        change(false, 'escape');
      }}
      // Where the browser has closed it by itself, on a second Escape.
      onClose={({ currentTarget }) => {
        if (currentTarget.open || !open) return;
        change(false, 'escape');
        reopen();
      }}
      onKeyDown={keepTabInside}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      // Not as the pointer goes up: a tap's click would come to what is behind.
      onClick={(event) => {
        if (leadsAway(event)) {
          change(false, 'navigate');
        } else if (pressedBeside.current && isBeside(event)) {
          // Both, so that a press can be taken back (WCAG 2.5.2).
          change(false, 'backdrop');
        }
      }}
    >
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
          <DrawerMenu id={id} shown={open} />
          <DrawerExtras id={id} shown={open} />
        </div>
        <DrawerFoot actions={actions} />
      </InsideOpenPart.Provider>
    </dialog>
  );
}

/** What stays in view: Log In or Log Out, and the team's own. */
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

/** On the backdrop, which is the dialog's own. */
function isBeside(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget, clientX, clientY } = event;
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
