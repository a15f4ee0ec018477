'use client';
import {
  DropdownMenu,
  DropdownMenuTrigger,
} from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef } from 'react';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuDismissal,
  type AccountMenuReason,
} from '../../core/account/accountMenu';
import type { User } from '../../core/account/auth';
import { useContent } from '../../react/content/useContent';
import { useMachine } from '../../react/machine/useStore';
import { useOnlyOpen } from '../../react/machine/useOnlyOpen';
import { AccountCard } from './AccountCard';
import {
  AvatarTrigger,
  type AvatarButton,
  type MenuEnd,
} from './AvatarTrigger';
import { useHoverArea } from './useHoverArea';

export type { AvatarButton };

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
      <DropdownMenuTrigger
        asChild
        id={id}
        aria-controls={open ? `${id}-menu` : undefined}
      >
        <AvatarTrigger {...{ area, avatar, machine, entry, onButton }} />
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
