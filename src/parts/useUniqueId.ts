'use client';
import { isInHiddenActivity } from '../browser/hiddenActivity';
import { warnInDevelopment } from '../browser/report';
import { useDevelopmentEffect } from '../ui/useDevelopmentEffect';

/** Reports in development if two elements of the page have the same id. */
export function useUniqueId(id: string): void {
  useDevelopmentEffect(() => {
    const bearers = [...document.querySelectorAll('[id]')].filter(
      (element) => element.id === id && !isInHiddenActivity(element),
    );
    if (bearers.length > 1) {
      warnInDevelopment(
        `two elements have the id "${id}"; labels may refer to the wrong one. Give each Header, LanguageMenu, AccountMenu and MobileDrawer its own id prop.`,
      );
    }
  }, [id]);
}
