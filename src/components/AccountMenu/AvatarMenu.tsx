'use client';
import {
  DropdownMenu,
  DropdownMenuTrigger,
} from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuDismissal,
  type AccountMenuMachine,
  type AccountMenuReason,
} from '../../core/account/accountMenu';
import type { User } from '../../core/account/auth';
import {
  hasKeyboardFocus,
  isOpenPartFocused,
} from '../../core/browser/keyboardFocus';
import { onEvents } from '../../core/browser/onEvents';
import { isPlainClick } from '../../core/links/plainClick';
import { useContent } from '../../react/content/useContent';
import { useMachine } from '../../react/machine/useStore';
import { useOnlyOpen } from '../../react/machine/useOnlyOpen';
import { AccountCard, focusItem, type MenuEnd } from './AccountCard';

/** What turns the avatar's link into the menu's button. */
export type AvatarButton = HTMLAttributes<HTMLElement>;

export interface AvatarMenuProps {
  /** The button's; the card's begins with it. */
  id: string;
  /** What is hovered: the avatar and the card. */
  area: HTMLElement;
  /** The link that becomes the menu's button. */
  avatar: HTMLElement;
  user: User;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: AccountMenuReason }): void;
  reflexClickMs?: number;
  onButton(button: AvatarButton): void;
}

/**
 * The account menu on Radix's DropdownMenu, loaded for logged-in visitors only.
 * The avatar is on the page already and stays the same element, so hover,
 * focus and a press that is under way carry over.
 */
export function AvatarMenu({
  id,
  area,
  avatar,
  user,
  open: given,
  defaultOpen,
  onOpenChange,
  reflexClickMs,
  onButton,
}: AvatarMenuProps) {
  const { direction = 'ltr' } = useContent();
  const entry = useRef<MenuEnd | null>(null);
  const [machine, state] = useMachine(
    stepAccountMenu,
    () => ({ ...closedAccountMenu, open: !!defaultOpen }),
    {
      open: given,
      reflexClickMs,
      onChange(next, reason) {
        // A key that the page refused must not move the focus later.
        if (reason !== 'key') entry.current = null;
        onOpenChange?.(next, { reason });
      },
    },
  );
  const dismiss = (reason: AccountMenuDismissal) =>
    machine.send({ type: 'dismiss', reason });
  const open = given ?? state.open;
  useOnlyOpen(open, () => dismiss('other'));
  useHoverArea(area, machine);
  useButton({ id, area, machine, open, entry, onButton });
  useEffect(() => {
    // The page may close it without an event.
    if (!open) entry.current = null;
  }, [open]);

  return (
    <DropdownMenu
      modal={false}
      dir={direction}
      open={open}
      // Only the window's blur: all else has its own handler, for the reason.
      onOpenChange={() => dismiss('blur')}
    >
      <DropdownMenuTrigger asChild>
        <OnPage element={avatar} />
      </DropdownMenuTrigger>
      {open ? (
        <AccountCard
          {...{ id, area, avatar, entry, user }}
          onDismiss={dismiss}
        />
      ) : null}
    </DropdownMenu>
  );
}

/** Renders nothing: gives Radix the element that is on the page. */
const OnPage = forwardRef<HTMLElement, { element: HTMLElement }>(
  function OnPage({ element }, ref) {
    useImperativeHandle(ref, () => element, [element]);
    return null;
  },
);

interface ButtonOptions extends Pick<
  AvatarMenuProps,
  'id' | 'area' | 'onButton'
> {
  machine: AccountMenuMachine;
  open: boolean;
  /** The item that gets the focus once the menu is open, if any. */
  entry: RefObject<MenuEnd | null>;
}

/**
 * Makes the avatar the menu's button. Not by what Radix would give its trigger:
 * that opens on pointerdown, also where a scroll begins, and knows no ArrowUp.
 * @see https://github.com/radix-ui/primitives/issues/1912
 */
function useButton({
  id,
  area,
  machine,
  open,
  entry,
  onButton,
}: ButtonOptions): void {
  // A layout effect: a key that comes before the next task finds the button as it is.
  useLayoutEffect(() => {
    function press(at: number) {
      entry.current = null;
      machine.send({ type: 'press', at });
    }

    function enter(end: MenuEnd) {
      // Kept for later where it is open, the next hover would take the focus.
      if (open) focusItem(area, end);
      else entry.current = end;
      machine.send({ type: 'key' });
    }

    onButton({
      id,
      role: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-menu` : undefined,
      onClick(event) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // Without a pointer it is a screen reader's, which reads on in the menu.
        if (event.detail === 0 && !open) enter('first');
        else press(event.timeStamp);
      },
      onKeyDown(event) {
        const { key } = event;
        const toggles = key === 'Enter' || key === ' ';
        if (!toggles && key !== 'ArrowDown' && key !== 'ArrowUp') return;
        // Neither the link's click nor the page's scrolling.
        event.preventDefault();
        if (toggles && open) press(event.timeStamp);
        else enter(key === 'ArrowUp' ? 'last' : 'first');
      },
    });
  }, [id, open, area, machine, entry, onButton]);
}

/** Hovering the area opens the menu, leaving it closes (specification §4). Fingers do neither. */
function useHoverArea(area: HTMLElement, machine: AccountMenuMachine): void {
  useEffect(() => {
    const hover = (at: number) =>
      machine.send({ type: 'hover', at, keyboardFocus: isOpenPartFocused() });
    // It was there before this part was.
    if (area.matches(':hover')) hover(performance.now());
    return onEvents(area, {
      pointerenter({ pointerType, timeStamp }: PointerEvent) {
        if (pointerType !== 'touch') hover(timeStamp);
      },
      pointerleave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        machine.send({ type: 'leave', keyboardFocus: hasKeyboardFocus(area) });
      },
    });
  }, [area, machine]);
}
