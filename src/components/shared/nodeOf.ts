import React, { type ReactNode } from 'react';

/** What React can draw; nothing for what it would throw at, such as a plain object. */
export function nodeOf(given: ReactNode): ReactNode {
  return isNode(given) ? given : undefined;
}

export function isNode(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) {
    return typeof given !== 'function' && typeof given !== 'symbol';
  }
  // Elements and lists; React 19, which has `use`, waits for promises too.
  return (
    '$$typeof' in given ||
    Symbol.iterator in given ||
    ('then' in given && 'use' in React)
  );
}
