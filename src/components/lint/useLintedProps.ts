'use client';
import { useDevelopmentEffect } from '../../react/page/useDevelopmentEffect';
import type { ComponentName } from './componentRules';
import type * as Lint from './lintProps';

/** Loads the checks in development, and runs one of them (behaviour E3). */
export async function lint(check: (lint: typeof Lint) => void): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    check(await import('./lintProps'));
  } catch {
    // The import can fail while offline.
  }
}

/** Prints in development what is wrong with a component's props. */
export const useLintedProps: (component: ComponentName, props: object) => void =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (component, props) =>
        useLint(({ lintProps }) => lintProps(component, props));

/** Prints in development that a header has nothing with the id in `defaultOpen`. */
export const useLintedOpening: (
  defaultOpen: string | undefined,
  menus: readonly { id: string }[],
) => void =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (defaultOpen, menus) =>
        useLint(({ lintOpening }) => lintOpening(defaultOpen, menus));

/** In an effect in the browser, and during rendering on a server. */
function useLint(check: (lint: typeof Lint) => void): void {
  if (typeof window === 'undefined') void lint(check);
  useDevelopmentEffect(() => void lint(check));
}
