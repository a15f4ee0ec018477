/** Where the page's shared state is: `src/core/browser/registry.ts`. */
const REGISTRY = Symbol.for('lintel/1');

const OURS = /^(lintel_|sqsp_l$|ss_i18n$|language$)/;

/**
 * Takes away what the package keeps of a page, in memory, storage and cookies:
 * what is rendered next is on a page of its own. For after each test, once all
 * is unmounted: a page asks once who is there, and counts one landing.
 */
export function forgetPage(): void {
  Reflect.deleteProperty(globalThis, REGISTRY);
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
