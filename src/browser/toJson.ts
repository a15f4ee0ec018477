/**
 * JSON, also where a library has defined `Array.prototype.toJSON`, as
 * Prototype.js did before browsers had `JSON`. It returns a string, so an array
 * would become a string.
 * @see https://github.com/prototypejs/prototype/blob/1.6.0/src/array.js
 */
export function toJson(value: object): string {
  // It is called with what `toJSON` has returned, on the object or array that
  // holds the value.
  return JSON.stringify(
    value,
    function (this: Record<string, unknown>, name: string, result: unknown) {
      const own = this[name];
      return Array.isArray(own) ? own : result;
    },
  );
}
