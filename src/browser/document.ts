import { isPrerendering, onMutation, onEvents, together } from './events';
import { endsWithPage, sharedByCopies } from './registry';
import { withoutSlash } from './urls';

/**
 * What a page's document says. Each value is current when it is read. Only for
 * rendering after hydration, because a server has none of them.
 */
export interface DocumentState {
  /** The `lang` of `<html>`. */
  readonly lang: string;
  /**
   * `null` while the page is prerendered: finding the domain that it is on
   * writes a cookie.
   */
  readonly hostname: string | null;
  /** The address, with query and hash. */
  readonly href: string;
  /** The address without query, hash and final slash: the same for one page. */
  readonly url: string;
  /**
   * What comes before the `#` of a place on this page: nothing, or the address,
   * because with a `<base>` a hash alone leads to another page.
   */
  readonly here: string;
  /**
   * Whether a media query matches. `false` in browsers without `matchMedia`.
   */
  matches(query: string): boolean;
}

/** @see https://developer.mozilla.org/docs/Web/API/Navigation/currententrychange_event */
interface WithNavigation {
  navigation?: EventTarget;
}

/**
 * The document's values, with one set of listeners for all components. In a
 * browser only.
 */
export function documentStore() {
  return sharedByCopies('document', createDocumentStore);
}

function createDocumentStore() {
  const listeners = new Set<() => void>();
  const queries = new Map<string, MediaQueryList>();
  let stop: (() => void) | undefined;

  function notify() {
    for (const listener of [...listeners]) listener();
  }

  function watch(query: string): MediaQueryList | undefined {
    if (typeof window.matchMedia !== 'function') return;
    const list = window.matchMedia(query);
    queries.set(query, list);
    // Stays, because there are only a few. Old web views have no
    // `addEventListener` here.
    list.addEventListener?.('change', notify);
    endsWithPage(() => list.removeEventListener?.('change', notify));
    return list;
  }

  const state: DocumentState = {
    get lang() {
      return document.documentElement.lang;
    },
    get hostname() {
      return isPrerendering() ? null : window.location.hostname;
    },
    get href() {
      return window.location.href;
    },
    get url() {
      return withoutSlash(window.location.origin + window.location.pathname);
    },
    get here() {
      const here = withoutHash(window.location.href);
      return withoutHash(document.baseURI) === here ? '' : here;
    },
    matches: (query) => !!(queries.get(query) ?? watch(query))?.matches,
  };
  return {
    state,
    /** Reports that values may have changed. */
    notify,
    /**
     * Calls back when any value may have changed. Returns a function that
     * unsubscribes.
     */
    subscribe(listener: () => void) {
      listeners.add(listener);
      stop ??= watchDocument(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}

function watchDocument(notify: () => void): () => void {
  const { navigation } = window as WithNavigation;
  return together(
    onMutation(notify, [
      document.documentElement,
      { attributeFilter: ['lang'] },
    ]),
    onEvents(window, { popstate: notify }),
    onEvents(document, { prerenderingchange: notify }),
    // `popstate` alone misses a router's `pushState`. This event is dispatched
    // during `pushState`, which Next.js calls in an insertion effect, where
    // React allows no update.
    // https://react.dev/reference/react/useInsertionEffect#caveats
    navigation
      ? onEvents(navigation, {
          currententrychange: () => queueMicrotask(notify),
        })
      : // Before a link is used.
        onEvents(
          document,
          { pointerdown: notify, focusin: notify, click: notify },
          { capture: true },
        ),
  );
}

/**
 * Whether an element belongs to a page that was left. React keeps it in the
 * document, hidden like this.
 * https://react.dev/reference/react/Activity
 */
export const isInHiddenActivity = (element: Element) =>
  element.closest('[style*="display: none"]') !== null;
