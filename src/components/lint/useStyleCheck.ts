'use client';
import type { RefObject } from 'react';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';
import { lint } from './useLintedProps';

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
    void lint(({ lintStyles }) => {
      if (element.current) lintStyles(component, element.current, isSticky);
    });
  }, [component, element, isSticky]);
}
