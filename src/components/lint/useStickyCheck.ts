'use client';
import type { RefObject } from 'react';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';

/** Reports in development if a sticky part cannot stay in view (behaviour E3). */
export const useStickyCheck: (
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
    if (isSticky) void check(component, element);
  }, [component, element, isSticky]);
}

async function check(
  component: string,
  { current }: RefObject<Element | null>,
): Promise<void> {
  if (process.env.NODE_ENV === 'production' || !current) return;
  try {
    const { lintSticky } = await import('./lintSticky');
    lintSticky(component, current);
  } catch {
    // The import can fail while offline.
  }
}
