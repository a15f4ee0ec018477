/** A name that nothing else has. Not for secrets: what it names is pretended, and every runtime has this. */
export function newId(): string {
  return Array.from({ length: 4 }, () =>
    Math.random().toString(36).slice(2, 10).padEnd(8, '0'),
  ).join('-');
}
