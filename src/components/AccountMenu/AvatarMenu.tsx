'use client';
import { useEffect, useRef } from 'react';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuReason,
} from '../../core/accountMenu';
import type { Direction } from '../../core/arrowKeys';
import type { User } from '../../core/auth';
import type { AccountEntry } from '../../hooks/useContent';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useMachine } from '../../hooks/useMachine';
import { useOnlyOpen } from '../../hooks/useOnlyOpen';
import { leadsAway } from '../internal/leadsAway';
import { AccountCard } from './AccountCard';
import type { MenuEnd } from './focusItem';
import { useHoverArea } from './useHoverArea';
import { useMenuButton, type AvatarButton } from './useMenuButton';
import { useWaysOut } from './useWaysOut';

export type { AvatarButton };

export interface AvatarMenuProps {
  /** The button's; the card's begins with it. */
  id: string;
  /** What is hovered: the avatar and the card. */
  area: HTMLElement;
  /** The link that becomes the menu's button. */
  avatar: HTMLElement;
  user: User;
  /** The first link is also where the avatar leads as long as there is no menu. */
  entries: readonly AccountEntry[];
  surroundings: LinkSurroundings;
  direction: Direction;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: AccountMenuReason }): void;
  reflexClickMs?: number;
  onButton(button: AvatarButton): void;
}

/**
 * The account's menu, loaded for members only. It draws the card alone: the
 * avatar is on the page already, and stays the element it is, so that nothing
 * changes under the pointer. Of Radix it has what moves the one stop of Tab
 * from item to item; its Menu would bring a focus trap, a scroll lock and a
 * positioner along, 18 kB for three links.
 */
export function AvatarMenu({
  id,
  area,
  avatar,
  user,
  entries,
  surroundings,
  direction,
  open: given,
  defaultOpen,
  onOpenChange,
  reflexClickMs,
  onButton,
}: AvatarMenuProps) {
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
  const dismiss = (reason: 'blur' | 'navigate' | 'other') =>
    machine.send({ type: 'dismiss', reason });
  const open = given ?? state.open;
  useOnlyOpen(open, () => dismiss('other'));
  useHoverArea(area, machine);
  useMenuButton({ id, open, machine, area, entry, onButton });
  useWaysOut(open, area, machine);
  useEffect(() => {
    // Where the page has closed it, nobody else has said so.
    if (!open) entry.current = null;
  }, [open]);

  return open ? (
    <AccountCard
      id={id}
      avatar={avatar}
      entry={entry}
      user={user}
      entries={entries}
      surroundings={surroundings}
      direction={direction}
      onClick={(event) => {
        if (leadsAway(event)) dismiss('navigate');
      }}
      onTab={() => {
        // It leads on from the avatar.
        avatar.focus();
        dismiss('blur');
      }}
    />
  ) : null;
}
