'use client';
import { useEffect } from 'react';
import { retain } from '../browser/registry';
import { useSitePage } from './useSitePage';

/**
 * Adds a class to the page's `<body>` while a drawer is open (behaviour D1).
 */
export function useMenuOpenClass(open: boolean): void {
  const name = useSitePage().site.names.menuOpenClass;
  useEffect(() => {
    if (!open) return;
    const { classList } = document.body;
    return retain(`body class:${name}`, () => {
      classList.add(name);
      return () => classList.remove(name);
    });
  }, [name, open]);
}
