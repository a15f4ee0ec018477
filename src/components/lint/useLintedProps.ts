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

/**
 * Prints in development that a header has nothing with the id in `defaultOpen`
 * (behaviour E3).
 */
export const useLintedOpening: (
  defaultOpen: string | undefined,
  menus: readonly { id: string }[],
) => void = process.env.NODE_ENV === 'production' ? () => {} : useOpeningLint;

function useOpeningLint(
  defaultOpen: string | undefined,
  menus: readonly { id: string }[],
): void {
  const check = () => {
    if (defaultOpen !== undefined) void lintOpening(defaultOpen, menus);
  };
  if (typeof window === 'undefined') check();
  useDevelopmentEffect(check);
}

async function lintOpening(
  defaultOpen: string,
  menus: readonly { id: string }[],
): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const lint = await import('./lintProps');
    lint.lintOpening(
      defaultOpen,
      menus.map(({ id }) => id),
    );
  } catch {
    // The import can fail while offline.
  }
}
