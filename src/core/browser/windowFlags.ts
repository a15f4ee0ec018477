import { shared } from './registry';

/** Flags on `window`, by their usual names. */
export type WindowFlag =
  'lintelEventsDisabled' | 'lintelAbEventsDisabled' | 'lintelLogging';

/** What the site calls its flags instead. What sends and prints is not passed the site. */
export function windowFlagNames(): Partial<Record<WindowFlag, string>> {
  return shared('flags', () => ({}));
}

/** Whether the page has set a flag on `window`; never on a server. */
export function hasWindowFlag(flag: WindowFlag): boolean {
  return !!(globalThis as Record<string, unknown>)[nameOf(flag)];
}

/** Sets a flag on `window`, as a page would. */
export function setWindowFlag(flag: WindowFlag): void {
  (window as unknown as Record<string, unknown>)[nameOf(flag)] = true;
}

function nameOf(flag: WindowFlag): string {
  return windowFlagNames()[flag] ?? flag;
}
