'use client';
import { useEffect } from 'react';
import { retain } from '../core/registry';
import { siteName } from '../core/siteName';
import { useSettings } from './useSettings';

/** Marks the page's body while a drawer is open, until it closes or is unmounted. */
export function useMenuOpenClass(open: boolean): void {
  const { site } = useSettings();
  const name = siteName(site, 'menuOpenClass');
  useEffect(() => {
    if (!open) return;
    const { classList } = document.body;
    return retain(`body class:${name}`, () => {
      classList.add(name);
      return () => classList.remove(name);
    });
  }, [name, open]);
}
