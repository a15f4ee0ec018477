import { devError } from '../../core/report/report';
import { fetchText, Unavailable, type TextRequest } from './fetchText';
import type { Navigation } from '../navigation';
import { readNavigation, type ReadNavigation } from './readNavigation';
import { printProblem, type ContentProblem } from '../validation/problems';
import { describeText } from '../../core/report/describeValue';

/** How menus are fetched. */
export interface LoadNavigationOptions {
  /**
   * What is shown until something good has come.
   * @default none: the header shows the provider's menus
   */
  fallback?: Navigation;
  /** How long the whole answer may take, in ms. @default 3000 */
  timeout?: number;
  /** Headers and what else `fetch` takes, such as Next's `next: { revalidate: 60 }`. */
  request?: TextRequest['request'];
  /** @default the global one */
  fetch?: typeof fetch;
  /**
   * Told of each problem when it is found: for a log.
   * @default prints it, in development
   */
  onProblem?(problem: ContentProblem): void;
}

export interface NavigationSourceOptions extends LoadNavigationOptions {
  /** A CMS or a versioned file. */
  url: string | URL;
  /**
   * For how long, in ms, menus are not asked for again. After a failure it is
   * ten seconds at most, so that a CMS that is down slows no page.
   * @default 60000
   */
  maxAge?: number;
}

/** Menus from elsewhere: plain data, which crosses from a server. */
export interface LoadedNavigation {
  /** For the `navigation` of `Header` or `LintelProvider`; `null`: the provider's menus. */
  navigation: Navigation | null;
  /** `last good` and `default`: they could not be had, and `problems` says why. */
  source: 'fresh' | 'last good' | 'default';
  /** What is wrong; in fresh menus, what was left out of them and what is hardly meant so. */
  problems: ContentProblem[];
}

/** Remembers the last good menus of one address. */
export interface NavigationSource {
  /** The menus: those in memory while they are young, else new ones. Asks once for all who call meanwhile. Never rejects. */
  load(): Promise<LoadedNavigation>;
}

const TIMEOUT = 3000;
const MAX_AGE = 60_000;
const LONGEST_REST = 10_000;

/**
 * A source of menus, for a server that answers many pages. The caller keeps
 * it, in a module of its own: the last good menus live in it, and nowhere else.
 *
 * @example
 * const menus = createNavigationSource({ url: 'https://cms.example.com/menus.json' });
 * const { navigation } = await menus.load();
 */
export function createNavigationSource({
  url,
  fallback,
  maxAge = MAX_AGE,
  timeout = TIMEOUT,
  request,
  fetch,
  onProblem = printProblem,
}: NavigationSourceOptions): NavigationSource {
  let good: (ReadNavigation & { etag: string | null }) | null = null;
  let latest: LoadedNavigation | null = null;
  let pending: Promise<LoadedNavigation> | null = null;
  let askedAt = 0;

  async function look(): Promise<LoadedNavigation> {
    try {
      const options = { etag: good?.etag ?? null, timeout, request, fetch };
      const fetched = await fetchText(url, options);
      if (fetched) {
        good = { ...readNavigation(fetched.text), etag: fetched.etag };
        tell(good.problems, onProblem);
      }
      // The same menus are the same object: React draws nothing anew.
      return {
        navigation: good?.navigation ?? null,
        source: 'fresh',
        problems: good?.problems ?? [],
      };
    } catch (error) {
      const problems = [problemOf(url, error)];
      tell(problems, onProblem);
      return good
        ? { navigation: good.navigation, source: 'last good', problems }
        : { navigation: fallback ?? null, source: 'default', problems };
    }
  }

  function isYoung(): boolean {
    const rest =
      latest?.source === 'fresh' ? maxAge : Math.min(maxAge, LONGEST_REST);
    const age = Date.now() - askedAt;
    // A clock that was set back makes no menu last for hours.
    return age >= 0 && age < rest;
  }

  return {
    async load() {
      if (latest && isYoung()) return latest;
      pending ??= look();
      latest = await pending;
      askedAt = Date.now();
      pending = null;
      return latest;
    },
  };
}

/**
 * Menus from a CMS or a versioned file, once: for a build. A server that
 * answers many pages keeps a `createNavigationSource`, which remembers the
 * last good ones. Never rejects.
 *
 * @example
 * const { navigation } = await loadNavigation('https://cms.example.com/menus.json');
 */
export function loadNavigation(
  url: string | URL,
  options?: LoadNavigationOptions,
): Promise<LoadedNavigation> {
  return createNavigationSource({ ...options, url }).load();
}

function problemOf(url: string | URL, error: unknown): ContentProblem {
  const { message, fix } =
    error instanceof Unavailable
      ? error
      : new Unavailable(String(error), 'Report it, with the menus.');
  const place = placeOf(url);
  return {
    severity: 'error',
    path: 'navigation',
    message: `\`${place}\` ${message}: the header keeps the last good menus, or else the default ones. ${fix}`,
    value: place,
  };
}

/** Without what follows the path: keys belong in no log. */
function placeOf(url: string | URL): string {
  return describeText(String(url).replace(/[?#].*/s, ''));
}

function tell(
  problems: ContentProblem[],
  onProblem: (problem: ContentProblem) => void,
): void {
  try {
    problems.forEach((problem) => onProblem(problem));
  } catch (error) {
    devError(
      `onProblem has thrown (${String(error)}), so it was not told of all problems. Pass one that does not throw; the menus are not concerned.`,
    );
  }
}
