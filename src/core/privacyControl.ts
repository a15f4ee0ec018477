/**
 * Whether the browser says no in the visitor's name.
 * @see https://w3c.github.io/gpc/
 */
export function hasPrivacyControl(): boolean {
  const { globalPrivacyControl } = (globalThis.navigator ?? {}) as {
    globalPrivacyControl?: unknown;
  };
  return globalPrivacyControl === true;
}
