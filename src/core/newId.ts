/** A random UUID. `crypto.randomUUID` is the quicker by far, and exists in secure contexts only. */
export function newId(): string {
  return crypto.randomUUID?.() ?? composeId();
}

function composeId(): string {
  const form = '10000000-1000-4000-8000-100000000000';
  const random = crypto.getRandomValues(new Uint8Array(form.length));
  return form.replace(/[018]/g, (digit, at: number) =>
    // The version stands; of the variant's digit two bits are fixed.
    (+digit ^ (random[at]! & (15 >> (+digit / 4)))).toString(16),
  );
}
