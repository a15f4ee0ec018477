/** Represents a value that threw when it was read. */
export const unreadable = Symbol('unreadable');

/**
 * The kind of a value. Never throws, unlike `Array.isArray` for a revoked
 * proxy.
 */
export function kindOf(
  value: unknown,
): 'missing' | 'unreadable' | 'text' | 'list' | 'object' | 'other' {
  if (value === undefined) return 'missing';
  if (value === unreadable) return 'unreadable';
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object' || value === null) return 'other';
  try {
    return Array.isArray(value) ? 'list' : 'object';
  } catch {
    return 'unreadable';
  }
}

/**
 * A property, or `unreadable` if its getter throws. Properties of `null` and
 * `undefined` are `undefined`.
 */
export function readProperty(from: unknown, name: string | number): unknown {
  try {
    return (from as Record<string | number, unknown> | null)?.[name];
  } catch {
    return unreadable;
  }
}

/** The names of an object's own properties, or none if they cannot be read. */
export function namesOf(value: unknown): string[] {
  try {
    return Object.keys(value as object);
  } catch {
    return [];
  }
}

/** The length of a list, or 0 if it cannot be read. */
export function lengthOf(list: unknown): number {
  const length = readProperty(list, 'length');
  return typeof length === 'number' && length > 0 ? Math.floor(length) : 0;
}

/** The value if it is a string that is not blank. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' && given.trim() !== '' ? given : undefined;
}
