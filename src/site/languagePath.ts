/** What tells the parts of a site's paths. */
export interface LanguagePaths {
  languages: readonly { readonly path?: string | undefined }[];
  /** The app's base path, which comes before the language's. */
  base?: string | undefined;
}

/** A path in parts: `/shop` + `/de` + `/pricing` + `?plan=annual`. */
interface PathParts {
  /** The app's base path, or nothing. */
  base: string;
  /** The path of its language, or nothing. */
  language: string;
  /** The rest of the path: `/pricing`, `/`, or nothing. */
  page: string;
  /** Query and hash. */
  suffix: string;
}

/**
 * The path of a page in another language.
 *
 * @param path path, query and hash, in any language
 * @param target the path of the other language
 */
export function pathInLanguage(
  path: string,
  target: string,
  paths: LanguagePaths,
): string {
  const { base, language, page, suffix } = splitPath(path, paths);
  // `/` of the default language has no slash that another one would keep.
  const isHome = page === '/' && !language && target;
  // Two slashes would lead to another host.
  const rest = isHome ? '' : page.replace(/^\/+/, '/');
  return (base + target + rest || '/') + suffix;
}

export function splitPath(
  path: string,
  { languages, base = '' }: LanguagePaths,
): PathParts {
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const start = startsWithPath(pathname, base) ? base : '';
  const below = pathname.slice(start.length);
  // The longest, which is the last of their order: `/de/ch` is not `/de`.
  const language =
    languages
      .map(({ path = '' }) => path)
      .filter((path) => startsWithPath(below, path))
      .sort()
      .at(-1) ?? '';
  return { base: start, language, page: below.slice(language.length), suffix };
}

/** Whether a path begins with the segments of another, in any case. */
function startsWithPath(path: string, start: string): boolean {
  return `${path}/`.toLowerCase().startsWith(`${start}/`.toLowerCase());
}
