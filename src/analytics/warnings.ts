import { sayOnce, warnInDevelopment } from '../browser/report';
import { hasWindowFlag } from '../browser/windowFlags';

/**
 * Prints a warning once per page: always in development, and in production if
 * logging is on.
 */
export function warnAboutInput(message: string): void {
  if (process.env.NODE_ENV !== 'production') warnInDevelopment(message);
  else warnIfLogging(`Lintel: ${message}`);
}

/**
 * Prints a warning once per page, if `window.lintelLogging` is set (behaviour
 * E4).
 */
export function warnIfLogging(text: string): void {
  if (hasWindowFlag('lintelLogging')) warnAlways(text);
}

/** Prints a warning once per page. */
export function warnAlways(text: string, ...details: string[]): void {
  sayOnce([text, ...details].join(' '), console.warn, text, ...details);
}
