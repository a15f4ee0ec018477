'use client';
import { useEffect } from 'react';
import { warnInDevelopment } from '../../core/report/report';

/** An effect for developers alone: a production build drops it, with all that it would do. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;

/** Says in development when two parts in a page bear the same id. */
export function useUniqueId(id: string): void {
  useDevelopmentEffect(() => {
    const bearers = [...document.querySelectorAll('[id]')].filter(
      (element) => element.id === id,
    );
    if (bearers.length > 1) {
      warnInDevelopment(
        `two elements have the id "${id}", so the menus' labels point to the wrong one. Give each Header, LanguageMenu, AccountMenu and MobileDrawer its own id prop.`,
      );
    }
  }, [id]);
}
