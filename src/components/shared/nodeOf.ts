import React, { type ReactNode } from 'react';

/** The value if React can render it. `undefined` for values that React throws on, such as plain objects. */
export function nodeOf(given: ReactNode): ReactNode {
  return isNode(given) ? given : undefined;
}

export function isNode(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) {
    return typeof given !== 'function' && typeof given !== 'symbol';
  }
  // Elements and iterables. React 19, which has `use`, accepts promises too.
  return (
    '$$typeof' in given ||
    Symbol.iterator in given ||
    ('then' in given && 'use' in React)
  );
}
