/**
 * A random UUID. `crypto.randomUUID` is much faster, but exists in secure
 * contexts only.
 */
export function newId(): string {
  return (
    crypto.randomUUID?.() ??
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
      const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
      // The version is fixed, and so are two bits of the variant's digit.
      return (+digit ^ (random & (15 >> (+digit / 4)))).toString(16);
    })
  );
}
