'use client';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';
import type { ComponentName } from './componentRules';

/**
 * Says in development what is wrong with a component's props: in the browser
 * after it is drawn, and on a server, which runs no effects, while it is.
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
    // A page that is developed offline may not get it.
  }
}
