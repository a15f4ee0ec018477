import { shared } from './registry';

/** Flags on `window`, by their default names. */
export type WindowFlag =
  'lintelEventsDisabled' | 'lintelAbEventsDisabled' | 'lintelLogging';

/**
 * The names of `site.names` for the flags, shared because code that sends and
 * prints has no access to the site.
 */
export function windowFlagNames(): Partial<Record<WindowFlag, string>> {
  return shared('flags', () => ({}));
}

/** Whether a flag is set on `window`. Always `false` on a server. */
export function hasWindowFlag(flag: WindowFlag): boolean {
  return !!(globalThis as Record<string, unknown>)[nameOf(flag)];
}

/** Sets a flag on `window`. */
export function setWindowFlag(flag: WindowFlag): void {
  (window as unknown as Record<string, unknown>)[nameOf(flag)] = true;
}

function nameOf(flag: WindowFlag): string {
  return windowFlagNames()[flag] ?? flag;
}
