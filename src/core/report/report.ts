import { shared } from '../browser/registry';
import { hasWindowFlag } from '../browser/windowFlags';

/** What `onError` and the `lintel:error` event carry. */
export interface LintelErrorDetail {
  /** Which part of the header reports. */
  part:
    | 'header'
    | 'content'
    | 'account menu'
    | 'mobile drawer'
    | 'carousel'
    | 'side navigation';
  error: unknown;
}

declare global {
  interface WindowEventMap {
    'lintel:error': CustomEvent<LintelErrorDetail>;
  }
}

/**
 * Tells the page that a part failed, without breaking it: dispatches
 * `lintel:error` on `window`. Callbacks cannot cross from a server component,
 * events can be heard everywhere.
 */
export function reportError(
  part: LintelErrorDetail['part'],
  error: unknown,
): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(
    new CustomEvent<LintelErrorDetail>('lintel:error', {
      detail: { part, error },
    }),
  );
}

/** A server serves many pages: what it has said counts for its process. */
const saidByServer = new Set<string>();

/** A text may name what a visitor has sent: a server remembers so many. */
const MOST_REMEMBERED = 500;

/** Once per text in a page, and in a server's process. */
function sayOnce(print: (text: string) => void, text: string): void {
  // In production a server says nothing.
  const isServer =
    process.env.NODE_ENV !== 'production' && typeof window === 'undefined';
  const said = isServer
    ? saidByServer
    : shared('said', () => new Set<string>());
  if (said.has(text)) return;
  if (isServer && said.size >= MOST_REMEMBERED) said.clear();
  said.add(text);
  print(text);
}

/** Prints what developers should know and nothing is wrong with, once per text in a page. */
export function informInDevelopment(message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  sayOnce(console.info, `Lintel: ${message}`);
}

/** Prints a warning for developers, once per text in a page. */
export function warnInDevelopment(message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  sayOnce(console.warn, `Lintel: ${message}`);
}

/** Prints a warning once per text in a page: always in development, in production where logging is on. */
export function warnAboutInput(message: string): void {
  if (process.env.NODE_ENV !== 'production') warnInDevelopment(message);
  else warnIfLogging(`Lintel: ${message}`);
}

declare global {
  interface Window {
    /** Prints what analytics leave unsaid otherwise. */
    lintelLogging?: unknown;
  }
}

/** A warning that specification §8 calls silent: printed once, where `window.lintelLogging` asks for it. */
export function warnIfLogging(text: string): void {
  if (hasWindowFlag('lintelLogging')) sayOnce(console.warn, text);
}

/** Prints an error for developers, once per text in a page. */
export function devError(message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  sayOnce(console.error, `Lintel: ${message}`);
}

/** A value at the beginning of a sentence. Not of every value can a text be made. */
export function nameOf(value: unknown): string {
  return typeof value === 'string'
    ? JSON.stringify(value)
    : `A value of type ${typeof value}`;
}
