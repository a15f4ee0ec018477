'use client';
import { useEffect, useRef } from 'react';
import type { DrawerMachine } from '../../core/createDrawer';
import { closedDrawer, stepDrawer, type DrawerReason } from '../../core/drawer';
import { useMachine } from '../../hooks/useMachine';
import { useMedia } from '../../hooks/useMedia';
import { useMenuOpenClass } from '../../hooks/useMenuOpenClass';
import { useOnlyOpen } from '../../hooks/useOnlyOpen';
import { wide } from '../../styles/breakpoints';

/** Who decides whether it is open: the page, or it itself. */
export interface DrawerControl {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: DrawerReason }): void;
}

/** The drawer's state, and what closes it beside what is in it. */
export function useDrawer(
  pageUrl: string | null,
  { open: given, defaultOpen, onOpenChange }: DrawerControl,
): { machine: DrawerMachine; open: boolean; section: string | null } {
  const [machine, state] = useMachine(
    stepDrawer,
    () => ({ ...closedDrawer, open: !!defaultOpen }),
    {
      open: given,
      onChange: (next, reason) => onOpenChange?.(next, { reason }),
    },
  );
  const isWide = useMedia(wide);
  const wanted = given ?? state.open;
  // There it would be out of sight, and the page inert behind it.
  const open = wanted && !isWide;
  useOnlyOpen(open, () => machine.send({ type: 'dismiss', reason: 'other' }));
  useMenuOpenClass(open);
  useClosing(machine, open, pageUrl);
  useEffect(() => {
    if (wanted && isWide) machine.send({ type: 'dismiss', reason: 'resize' });
  }, [machine, wanted, isWide]);
  return { machine, open, section: state.section };
}

function useClosing(
  machine: DrawerMachine,
  open: boolean,
  pageUrl: string | null,
): void {
  const lastUrl = useRef(pageUrl);
  useEffect(() => {
    const hasLeft = lastUrl.current !== null && lastUrl.current !== pageUrl;
    lastUrl.current = pageUrl;
    if (hasLeft) machine.send({ type: 'dismiss', reason: 'navigate' });
  }, [machine, pageUrl]);

  useEffect(() => {
    if (!open) return;
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) machine.send({ type: 'dismiss', reason: 'restore' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [machine, open]);
}
