import { hasWindowFlag } from '../browser/windowFlags';
import { warnAlways } from '../browser/report';

export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * A stored string, or `null`. Also `null` if storage is not available.
 *
 * @param isLanding whether a refusal is printed without logging, too
 */
export function readStored(
  store: StorageName,
  key: string,
  isLanding = false,
): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    refused(store, isLanding);
    return null;
  }
}

/** Whether the string was stored. Sandboxed frames and full disks refuse. */
export function writeStored(
  store: StorageName,
  key: string,
  value: string,
  isLanding = false,
): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    refused(store, isLanding);
    return false;
  }
}

/** The required message, verbatim. Printed once per storage. */
function refused(store: StorageName, isLanding: boolean): void {
  if (!isLanding && !hasWindowFlag('lintelLogging')) return;
  warnAlways('Unable access local/session storage', store);
}
