'use client';
import { useEffect } from 'react';

/** How many hold each class: the last to let go takes it away. */
const holders = new Map<string, number>();

/** Puts a class on the page's body while `on`, and takes it away again, also at unmount. */
export function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    hold(name, 1);
    return () => hold(name, -1);
  }, [name, on]);
}

function hold(name: string, change: 1 | -1): void {
  const held = (holders.get(name) ?? 0) + change;
  holders.set(name, held);
  document.body.classList.toggle(name, held > 0);
}
