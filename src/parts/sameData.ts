/** Deeper data counts as different, so that a cycle ends. */
const MAX_DEPTH = 12;

/**
 * Whether two values are the same data: equal strings, lists and plain objects
 * of such. Functions and other objects are the same only if they are identical.
 */
export function isSameData(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || depth > MAX_DEPTH) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSameData(one[name], other[name], depth + 1),
    )
  );
}

/** A list, or an object written as a literal or read from JSON. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    Array.isArray(value) || prototype === null || prototype === Object.prototype
  );
}
