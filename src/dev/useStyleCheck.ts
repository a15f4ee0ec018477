'use client';
import type { RefObject } from 'react';
import { useDevelopmentEffect } from '../ui/effects';

/**
 * Reports in development if the style sheet is missing, or a sticky part cannot
 * stay in view (behaviour E3). Production bundles leave it out.
 */
export function useStyleCheck(
  component: string,
  element: RefObject<Element | null>,
  isSticky: boolean,
): void {
  useDevelopmentEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    import('./lintStyles').then(
      ({ lintStyles }) => {
        if (element.current) lintStyles(component, element.current, isSticky);
      },
      () => {
        // The import can fail while offline.
      },
    );
  }, [component, element, isSticky]);
}
