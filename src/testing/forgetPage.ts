import { forgetShared } from '../browser/registry';

const OURS = /^(lintel_|sqsp_l$|ss_i18n$|language$)/;

/**
 * Deletes the page's shared state, listeners, storage and cookies, so that the next
 * test is like a new page, with its own login check and landing. Call it after each
 * test, after unmounting.
 * @example
 * import { cleanup } from '@testing-library/react';
 * import { forgetPage } from 'lintel/testing';
 * import { afterEach } from 'vitest';
 *
 * afterEach(() => {
 *   cleanup();
 *   forgetPage();
 * });
 */
export function forgetPage(): void {
  forgetShared();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (OURS.test(key)) storage.removeItem(key);
    }
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (OURS.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
