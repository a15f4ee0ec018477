'use client';
import { useEffect } from 'react';
import { createSideNav, type SideNavMachine } from '../../core/createSideNav';
import {
  closedSideNav,
  openSideNav,
  type SideNavReason,
} from '../../core/sideNav';
import { useMachine } from '../../hooks/useMachine';
import { useMedia } from '../../hooks/useMedia';
import { useOnlyOpen } from '../../hooks/useOnlyOpen';
import { wide } from '../../styles/breakpoints';

/** Who decides whether the list is open: the page, or it itself. */
interface SideNavControl {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: SideNavReason }): void;
}

/** The navigation's state. Where it is a column, nothing is ever open. */
export function useSideNav(
  variant: 'desktop' | 'mobile' | undefined,
  { open: given, defaultOpen, onOpenChange }: SideNavControl,
): { machine: SideNavMachine; active: string | null; open: boolean } {
  const [machine, state] = useMachine(
    () => createSideNav(defaultOpen),
    defaultOpen ? openSideNav : closedSideNav,
    {
      open: given,
      onChange: (next, reason) => onOpenChange?.(next, { reason }),
    },
  );
  const isWide = useMedia(wide);
  const isColumn = variant ? variant === 'desktop' : isWide;
  const wanted = given ?? state.open;
  const open = wanted && !isColumn;
  useOnlyOpen(open, () => machine.send({ type: 'dismiss', reason: 'other' }));
  useEffect(() => {
    if (wanted && isColumn) machine.send({ type: 'dismiss', reason: 'resize' });
  }, [machine, wanted, isColumn]);
  return { machine, active: state.active, open };
}
