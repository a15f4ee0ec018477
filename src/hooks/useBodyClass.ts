'use client';
import { useEffect } from 'react';

/** Puts a class on the page's body while `on`, and takes it away again, also at unmount. */
export function useBodyClass(name: string, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name, on]);
}
