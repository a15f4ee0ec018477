'use client';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';
import type { ComponentName } from './componentRules';

/**
 * Prints in development what is wrong with a component's props (behaviour E3):
 * in an effect in the browser, and during rendering on a server.
 */
export const useLintedProps: (component: ComponentName, props: object) => void =
  process.env.NODE_ENV === 'production' ? () => {} : useLint;

function useLint(component: ComponentName, props: object): void {
  if (typeof window === 'undefined') void lint(component, props);
  useDevelopmentEffect(() => void lint(component, props));
}

async function lint(component: ComponentName, props: object): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const { lintProps } = await import('./lintProps');
    lintProps(component, props);
  } catch {
    // The import can fail while offline.
  }
}
