import { sharedByCopies } from './registry';

/** The `detail` of a `lintel:error` event. */
export interface LintelErrorDetail {
  /** The part that failed. @example 'mobile drawer' */
  part:
    | 'header'
    | 'content'
    | 'account menu'
    | 'mobile drawer'
    | 'carousel'
    | 'side navigation';
  /**
   * The error that was thrown.
   * @example new Error('The chunk could not be loaded')
   */
  error: unknown;
}

declare global {
  interface WindowEventMap {
    'lintel:error': CustomEvent<LintelErrorDetail>;
  }
}

/**
 * Reports that a part failed, without breaking the page: dispatches
 * `lintel:error` on `window` (behaviour E1). Server components cannot pass
 * callbacks, but events reach every listener.
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

/**
 * Messages that the server process has printed. A server renders many pages.
 */
const saidByServer = new Set<string>();

/** Prints a message once per page, and once per server process. */
export function sayOnce(
  key: string,
  print: (text: string, ...details: string[]) => void,
  text: string,
  ...details: string[]
): void {
  const said =
    typeof window === 'undefined'
      ? saidByServer
      : sharedByCopies('said', () => new Set<string>());
  if (said.has(key)) return;
  said.add(key);
  print(text, ...details);
}

/**
 * Prints a warning, or an error or note, for developers, once per page.
 *
 * @param key what is printed once, if that is not the message
 */
export function warnInDevelopment(
  message: string,
  print = console.warn,
  key = message,
): void {
  if (process.env.NODE_ENV === 'production') return;
  sayOnce(key, print, `Lintel: ${message}`);
}
