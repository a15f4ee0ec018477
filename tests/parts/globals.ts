/** What `window` has before anything of the package is loaded: import this first. */
export const globals = new Set(Reflect.ownKeys(window));
