'use client';
import type { RefObject } from 'react';
import { useDevelopmentEffect } from '../ui/effects';

/**
 * Reports in development if the style sheet is missing, or a sticky part cannot
 * stay in view (behaviour E3).
 */
export function useStyleCheck(
  component: string,
  element: RefObject<Element | null>,
  isSticky: boolean,
): void {
  useDevelopmentEffect(() => {
    void check(component, element.current!, isSticky);
  }, [component, element, isSticky]);
}

/** Loads the check, which production bundles leave out. */
async function check(
  component: string,
  element: Element,
  isSticky: boolean,
): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const { lintStyles } = await import('./lintStyles');
    if (element.isConnected) lintStyles(component, element, isSticky);
  } catch {
    // The import can fail while offline.
  }
}
