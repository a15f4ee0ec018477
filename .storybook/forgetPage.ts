// src/core/registry.ts
const REGISTRY = Symbol.for('lintel/1');

const OURS = /^(lintel_|sqsp_l$|ss_i18n$|language$)/;

/** Takes away what the package keeps of a page: the next story is a new one, in the same document. */
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
  scrollTo(0, 0);
}
