/** Splits a request target. Does not use `new URL`, which throws on invalid input. */
export function splitTarget(target: string): {
  path: string;
  query: Record<string, string>;
} {
  const [path = '', ...rest] = target.split('?');
  const search = new URLSearchParams(rest.join('?'));
  return { path, query: Object.fromEntries(search) };
}

/** Whether a path matches a pattern: exactly, or by prefix if the pattern ends in `*`. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1));
}
