import { warnIfLogging } from '../report/report';

export type StorageName = 'localStorage' | 'sessionStorage';

/** A stored text, or `null`: also where storage may not be read. */
export function readStored(store: StorageName, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    refused(store);
    return null;
  }
}

/** Whether the text was stored: sandboxed frames and full disks refuse. */
export function writeStored(
  store: StorageName,
  key: string,
  value: string,
): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    refused(store);
    return false;
  }
}

/** Specification §8, verbatim; once for each store. */
function refused(store: StorageName): void {
  warnIfLogging(`Unable access local/session storage ${store}`);
}
