/** Stands for what threw when it was read. */
export const unreadable = Symbol('unreadable');

/** What a value is to content. Never throws: `Array.isArray` does, on a proxy that was revoked. */
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

/** A property, as the header reads it; `unreadable` where its getter throws. Of nothing it is `undefined`. */
export function readProperty(from: unknown, name: string | number): unknown {
  try {
    return (from as Record<string | number, unknown> | null)?.[name];
  } catch {
    return unreadable;
  }
}

/** The names of an object's own properties; none where it does not tell. */
export function namesOf(value: unknown): string[] {
  try {
    return Object.keys(value as object);
  } catch {
    return [];
  }
}

/** How many entries a list has; 0 where it does not tell. */
export function lengthOf(list: unknown): number {
  const length = readProperty(list, 'length');
  return typeof length === 'number' && length > 0 ? Math.floor(length) : 0;
}
