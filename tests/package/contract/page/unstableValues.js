/**
 * Makes clocks and random numbers record each read by a component while it
 * renders, in `unstableReads` of the global object. React's own reads between
 * components do not count. Only in development, because only then React's
 * functions have their names.
 *
 * The text of this function runs in browsers, so it uses nothing from outside.
 */
export function watchUnstableValues() {
  /** @type {string[]} */
  const reads = [];
  Reflect.set(globalThis, 'unstableReads', reads);
  Error.stackTraceLimit = Infinity;

  const Clock = Date;
  globalThis.Date = new Proxy(Clock, {
    construct(target, values) {
      if (values.length === 0) tell('new Date()');
      return Reflect.construct(target, values);
    },
    apply(target) {
      tell('Date()');
      return target();
    },
  });
  watch(Clock, 'now');
  watch(Math, 'random');
  watch(performance, 'now');
  watch(crypto, 'randomUUID');
  watch(crypto, 'getRandomValues');

  /**
   * @param {object} owner
   * @param {string} name
   */
  function watch(owner, name) {
    const original = Reflect.get(owner, name);
    // Insecure pages have no `randomUUID`.
    if (!original) return;
    Object.defineProperty(owner, name, {
      configurable: true,
      /** @param {unknown[]} values */
      value(...values) {
        tell(name);
        return original.apply(owner, values);
      },
    });
  }

  /** @param {string} name */
  function tell(name) {
    const stack = String(new Error().stack);
    if (stack.includes('renderWithHooks')) reads.push(`${name} ${stack}`);
  }
}
