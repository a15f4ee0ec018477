'use client';
import { useEffect } from 'react';
import { siteName } from '../core/siteName';
import { useSettings } from './useSettings';

/** How many hold each class: the last to let go takes it away. */
const holders = new Map<string, number>();

/** Marks the page's body while a drawer is open, until it closes or is unmounted. */
export function useMenuOpenClass(open: boolean): void {
  const { site } = useSettings();
  const name = siteName(site, 'menuOpenClass');
  useEffect(() => {
    if (!open) return;
    hold(name, 1);
    return () => hold(name, -1);
  }, [name, open]);
}

function hold(name: string, change: 1 | -1): void {
  const held = (holders.get(name) ?? 0) + change;
  holders.set(name, held);
  document.body.classList.toggle(name, held > 0);
}
