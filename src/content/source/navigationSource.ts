import { devError } from '../../core/report/report';
import { fetchText, Unavailable, type TextRequest } from './fetchText';
import type { Navigation } from '../navigation';
import { readNavigation, type ReadNavigation } from './readNavigation';
import { printProblem, type ContentProblem } from '../validation/problems';
import { describeText } from '../../core/report/describeValue';

/**
 * Options of `loadNavigation`.
 * @example
 * import { loadNavigation } from 'lintel/content';
 * import type { LoadNavigationOptions } from 'lintel/content';
 *
 * const options: LoadNavigationOptions = {
 *   timeout: 1000,
 *   request: { headers: { authorization: 'Bearer 123' } },
 * };
 * await loadNavigation('https://cms.example.com/menus.json', options);
 */
export interface LoadNavigationOptions {
  /**
   * The menus to use until valid menus have been loaded.
   * @default none: the header shows the default menus
   * @example { version: 1, items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }] }
   */
  fallback?: Navigation | undefined;
  /**
   * How long the whole answer may take, in ms.
   * @default 3000
   * @example 1000
   */
  timeout?: number | undefined;
  /**
   * Headers and other options of `fetch`, such as Next's `next: { revalidate: 60 }`.
   * @default none
   * @example { headers: { authorization: 'Bearer 123' } }
   */
  request?: TextRequest['request'] | undefined;
  /**
   * The function that sends the request.
   * @default the global `fetch`
   * @example (input, init) => fetch(input, { ...init, cache: 'no-store' })
   */
  fetch?: typeof fetch | undefined;
  /**
   * Called with each problem, for example to log it.
   * @default prints it in development
   * @example ({ path, message }) => console.warn(path, message)
   */
  onProblem?: ((problem: ContentProblem) => void) | undefined;
}

/**
 * Options of `createNavigationSource`.
 * @example
 * import type { NavigationSourceOptions } from 'lintel/content';
 *
 * const options: NavigationSourceOptions = {
 *   url: 'https://cms.example.com/menus.json',
 *   maxAge: 300_000,
 * };
 */
export interface NavigationSourceOptions extends LoadNavigationOptions {
  /**
   * The address of the menus: a CMS or a JSON file.
   * @example 'https://cms.example.com/menus.json'
   */
  url: string | URL;
  /**
   * How long loaded menus are cached, in ms. After a failure, at most ten seconds
   * pass before the next request, so that a CMS that is down does not slow down
   * every page.
   * @default 60000
   * @example 300000
   */
  maxAge?: number | undefined;
}

/**
 * Loaded menus. Plain data, so a server component can pass it to a client
 * component.
 * @example
 * import { loadNavigation } from 'lintel/content';
 * import type { LoadedNavigation } from 'lintel/content';
 *
 * const loaded: LoadedNavigation = await loadNavigation(
 *   'https://cms.example.com/menus.json',
 * );
 * if (loaded.source !== 'fresh') console.warn(loaded.problems);
 */
export interface LoadedNavigation {
  /**
   * The menus, for the `navigation` setting. `null` stands for the default menus.
   * @example { version: 1, items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }] }
   */
  navigation: Navigation | null;
  /**
   * `fresh` menus were loaded, or are cached. Otherwise loading failed, and they
   * are the last valid menus (`stale`) or those of `fallback` (`default`).
   * @example 'fresh'
   */
  source: 'fresh' | 'stale' | 'default';
  /**
   * Why loading failed, or problems in the loaded menus.
   * @example []
   */
  problems: ContentProblem[];
}

/**
 * Loads and caches the menus of one address.
 * @example
 * import { createNavigationSource } from 'lintel/content';
 * import type { NavigationSource } from 'lintel/content';
 *
 * const menus: NavigationSource = createNavigationSource({
 *   url: 'https://cms.example.com/menus.json',
 * });
 */
export interface NavigationSource {
  /**
   * Resolves to the cached menus, or loads them if they are older than `maxAge`.
   * Calls at the same time share one request. Never rejects.
   * @example await menus.load()
   */
  load(): Promise<LoadedNavigation>;
}

const TIMEOUT = 3000;
const MAX_AGE = 60_000;
const LONGEST_REST = 10_000;

/**
 * Creates a source of menus for a server that renders many pages. Create it once,
 * in a module: it caches the last valid menus.
 *
 * @example
 * import { createNavigationSource } from 'lintel/content';
 *
 * const menus = createNavigationSource({
 *   url: 'https://cms.example.com/menus.json',
 * });
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
        reportAll(good.problems, onProblem);
      }
      // Unchanged menus stay the same object, so that React does not render them again.
      return {
        navigation: good?.navigation ?? null,
        source: 'fresh',
        problems: good?.problems ?? [],
      };
    } catch (error) {
      const problems = [problemOf(url, error)];
      reportAll(problems, onProblem);
      return good
        ? { navigation: good.navigation, source: 'stale', problems }
        : { navigation: fallback ?? null, source: 'default', problems };
    }
  }

  function isYoung(): boolean {
    const rest =
      latest?.source === 'fresh' ? maxAge : Math.min(maxAge, LONGEST_REST);
    const age = Date.now() - askedAt;
    // If the clock was set back, the menus are loaded again.
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
 * Loads menus from a CMS or a JSON file once, for example in a build. On a server
 * that renders many pages, use `createNavigationSource`, which caches them.
 * Never rejects.
 *
 * @example
 * import { loadNavigation } from 'lintel/content';
 *
 * const { navigation } = await loadNavigation(
 *   'https://cms.example.com/menus.json',
 * );
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
      : new Unavailable(
          String(error),
          'Report it as a bug of Lintel, with the menus.',
        );
  const place = placeOf(url);
  return {
    severity: 'error',
    path: 'navigation',
    message: `\`${place}\` ${message}; the header shows the last valid menus, or your \`fallback\`, or the default menus. ${fix}`,
    value: place,
  };
}

/** The address without query and hash: API keys must not be logged. */
function placeOf(url: string | URL): string {
  return describeText(String(url).replace(/[?#].*/s, ''));
}

function reportAll(
  problems: ContentProblem[],
  onProblem: (problem: ContentProblem) => void,
): void {
  try {
    problems.forEach((problem) => onProblem(problem));
  } catch (error) {
    devError(
      `onProblem threw ${String(error)}; it is not called with the remaining problems. Pass a function that does not throw.`,
    );
  }
}
