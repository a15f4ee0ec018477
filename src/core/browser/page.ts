import { onMutation } from './observers';
import { onEvents } from './onEvents';
import { shared } from './registry';

/**
 * The page in the browser, each value as it is when it is read. Only for what
 * is rendered after hydration: a server has none of it.
 */
export interface Page {
  /** Of `<html>`. */
  readonly lang: string;
  readonly hostname: string;
  /** The address, with query and hash. */
  readonly href: string;
  /** The address without them: no link changes by them. */
  readonly url: string;
  /** The visitor's clock in ms since 1970, read once. */
  readonly now: number;
  /** Whether a media query matches; `false` where the engine cannot say. */
  matches(query: string): boolean;
}

/** @see https://developer.mozilla.org/docs/Web/API/Navigation/currententrychange_event */
interface WithNavigation {
  navigation?: EventTarget;
}

/** What every part reads of the page, and one set of listeners for all of them. In a browser only. */
export function pageStore() {
  return shared('page', createPageStore);
}

function createPageStore() {
  const listeners = new Set<() => void>();
  const queries = new Map<string, MediaQueryList>();
  let stop: (() => void) | undefined;
  let now: number | undefined;

  function notify() {
    for (const listener of [...listeners]) listener();
  }

  function watch(query: string): MediaQueryList | undefined {
    if (typeof window.matchMedia !== 'function') return;
    const list = window.matchMedia(query);
    queries.set(query, list);
    // For good: there are a few. Old web views have no `addEventListener` here.
    list.addEventListener?.('change', notify);
    return list;
  }

  const page: Page = {
    get lang() {
      return document.documentElement.lang;
    },
    get hostname() {
      return window.location.hostname;
    },
    get href() {
      return window.location.href;
    },
    get url() {
      return window.location.origin + window.location.pathname;
    },
    get now() {
      return (now ??= Date.now());
    },
    matches: (query) => !!(queries.get(query) ?? watch(query))?.matches,
  };
  return {
    page,
    /** Calls when any of it may have changed. Returns the function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      stop ??= watchPage(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

function watchPage(notify: () => void): () => void {
  const { navigation } = window as WithNavigation;
  const stops = [
    onMutation(notify, [
      document.documentElement,
      { attributeFilter: ['lang'] },
    ]),
    onEvents(window, { popstate: notify }),
    // `popstate` alone misses a router's `pushState`. Its event comes while
    // `pushState` runs, which Next.js calls in an insertion effect: React allows
    // no update there.
    // https://react.dev/reference/react/useInsertionEffect#caveats
    navigation &&
      onEvents(navigation, {
        currententrychange: () => queueMicrotask(notify),
      }),
  ];
  return () => stops.forEach((stop) => stop?.());
}
