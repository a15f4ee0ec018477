import { sharedByCopies } from './registry';

/** Flags on `window`, by their default names. */
export type WindowFlag =
  'lintelEventsDisabled' | 'lintelAbEventsDisabled' | 'lintelLogging';

/**
 * The names of `site.names` for the flags, shared because code that sends and
 * prints has no access to the site.
 */
export function windowFlagNames(): Partial<Record<WindowFlag, string>> {
  return sharedByCopies('flags', () => ({}));
}

/** Whether a flag is set on `window`. Always `false` on a server. */
export function hasWindowFlag(flag: WindowFlag): boolean {
  return !!globalVariable(nameOf(flag));
}

/**
 * A global variable. Not an element with this `id` or `name`, or a frame, which
 * `window` inherits.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export function globalVariable(name: string): unknown {
  return Object.hasOwn(globalThis, name)
    ? (globalThis as Record<string, unknown>)[name]
    : undefined;
}

/**
 * The tag manager's list. Creates it if there is none. It has no global type,
 * because apps declare one too, and TypeScript requires all of them to be the same.
 */
export function dataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] };
  if (!globalVariable('dataLayer')) page.dataLayer = [];
  return page.dataLayer!;
}

/** The name of a flag on this page. */
export function nameOf(flag: WindowFlag): string {
  return windowFlagNames()[flag] ?? flag;
}
