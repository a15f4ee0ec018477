/**
 * Adds what Prototype.js 1.6 adds to built-in objects, enumerable as there.
 * Returns the function that removes it.
 * @see https://github.com/prototypejs/prototype/tree/1.6.0/src
 */
export function loadOldLibrary(): () => void {
  const quote = (value: unknown) => `"${String(value)}"`;
  const additions = [
    [
      Array.prototype,
      function (this: unknown[]) {
        return `[${this.map((value) => JSON.stringify(value)).join(', ')}]`;
      },
    ],
    ...[String, Number, Date].map(
      (type) =>
        [
          type.prototype as object,
          function (this: unknown) {
            return quote(this);
          },
        ] as const,
    ),
  ] as const;
  const ends = additions.map(([holder, toJSON]) => {
    const own = Object.getOwnPropertyDescriptor(holder, 'toJSON');
    Object.assign(holder, { toJSON });
    return () => {
      if (own) Object.defineProperty(holder, 'toJSON', own);
      else Reflect.deleteProperty(holder, 'toJSON');
    };
  });
  return () => ends.forEach((end) => end());
}
