import { hasWindowFlag } from '../browser/windowFlags';
import { warnAlways } from './warnings';

type StorageName = 'localStorage' | 'sessionStorage';

/**
 * A stored string, or `null`. Also `null` if storage is not available.
 *
 * @param isReported whether a refusal is printed without logging, too
 */
export function readStored(
  store: StorageName,
  key: string,
  isReported = false,
): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    refused(store, isReported);
    return null;
  }
}

/** Whether the string was stored. Sandboxed frames and full disks refuse. */
export function writeStored(
  store: StorageName,
  key: string,
  value: string,
  isReported = false,
): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    refused(store, isReported);
    return false;
  }
}

/** Deletes a string from both storages. */
export function deleteStored(key: string): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // If storage cannot be accessed, nothing was stored.
  }
}

/** The required message, verbatim. Printed once per storage. */
function refused(store: StorageName, isReported: boolean): void {
  if (!isReported && !hasWindowFlag('lintelLogging')) return;
  warnAlways('Unable access local/session storage', store);
}
