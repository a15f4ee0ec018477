/** Splits a request target; by hand, because `new URL` throws on what a hostile client may send. */
export function splitTarget(target: string): {
  path: string;
  query: Record<string, string>;
} {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark + 1);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Whether a path is the pattern, or begins with it where the pattern ends in `*`. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1));
}

/** Without its escapes; as it is, if they are not UTF-8. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
