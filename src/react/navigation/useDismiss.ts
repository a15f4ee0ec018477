'use client';
import { useEffect, type RefObject } from 'react';
import { onEvents } from '../../core/browser/onEvents';
import { useLatestRef } from '../machine/useLatestRef';
import { shared } from '../../core/browser/registry';

interface Dismissals {
  /** The keyboard's way out, from anywhere in the page (WCAG 1.4.13). */
  onEscape(): void;
  /** A press outside `inside`. */
  onPressOutside?(target: Element): void;
}

/** The presses of Escape that have closed something of ours: what else is open closes by them too. */
function usedEscapes(): WeakSet<Event> {
  return shared('escapes', () => new WeakSet());
}

/** Listens while something is open, and only then. */
export function useDismiss(
  open: boolean,
  inside: RefObject<Element | null>,
  dismissals: Dismissals,
): void {
  const latest = useLatestRef(dismissals);
  // The listeners stay: React renders between two listeners of one key press,
  // and one that is taken off and put on again then misses it.
  useEffect(() => {
    if (!open) return;
    return onEvents(document, {
      keydown(event: KeyboardEvent) {
        // Bubbling, and after others: an open dialog of the page goes first.
        if (event.key !== 'Escape') return;
        const used = usedEscapes();
        if (event.defaultPrevented && !used.has(event)) return;
        latest.current.onEscape();
        used.add(event);
        // Used up: a dialog of the page around it stays.
        event.preventDefault();
      },
      pointerdown({ target }: PointerEvent) {
        if (inside.current?.contains(target as Element)) return;
        latest.current.onPressOutside?.(target as Element);
      },
    });
  }, [open, inside, latest]);
}
