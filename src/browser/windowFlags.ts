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
  return !!globalVariable(nameOf(flag));
}

/** Sets a flag on `window`. */
export function setWindowFlag(flag: WindowFlag): void {
  (window as unknown as Record<string, unknown>)[nameOf(flag)] = true;
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

function nameOf(flag: WindowFlag): string {
  return windowFlagNames()[flag] ?? flag;
}

/**
 * JSON, also where a library has defined `Array.prototype.toJSON`, as
 * Prototype.js did before browsers had `JSON`. It returns a string, so an array
 * would become a string.
 * @see https://github.com/prototypejs/prototype/blob/1.6.0/src/array.js
 */
export function toJson(value: object): string {
  // It is called with what `toJSON` has returned, on the object or array that
  // holds the value.
  return JSON.stringify(
    value,
    function (this: Record<string, unknown>, name: string, result: unknown) {
      const own = this[name];
      return Array.isArray(own) ? own : result;
    },
  );
}
