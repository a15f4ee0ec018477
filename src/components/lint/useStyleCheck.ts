'use client';
import type { RefObject } from 'react';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';

/**
 * Reports in development if the style sheet is missing, or a sticky part cannot
 * stay in view (behaviour E3).
 */
export const useStyleCheck: (
  component: string,
  element: RefObject<Element | null>,
  isSticky: boolean,
) => void = process.env.NODE_ENV === 'production' ? () => {} : useCheck;

function useCheck(
  component: string,
  element: RefObject<Element | null>,
  isSticky: boolean,
): void {
  useDevelopmentEffect(() => {
    void check(component, element, isSticky);
  }, [component, element, isSticky]);
}

async function check(
  component: string,
  { current }: RefObject<Element | null>,
  isSticky: boolean,
): Promise<void> {
  if (process.env.NODE_ENV === 'production' || !current) return;
  try {
    const { lintStyles } = await import('./lintStyles');
    lintStyles(component, current, isSticky);
  } catch {
    // The import can fail while offline.
  }
}
