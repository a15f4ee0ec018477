/** How an app's router takes over links of the header. */
export interface Router {
  navigate(href: string): void;
  /** The page that is shown: a new one makes the header look for its current link again. */
  pathname?: string | null;
  prefetch?(href: string): void;
  /**
   * Which addresses on this site are this app's own: path prefixes, or a
   * predicate. A link to another app of the same site must load anew. An app
   * under a base path leaves the adapter out: routers add it once more.
   * @default every one
   */
  routes?: readonly string[] | ((href: string) => boolean);
}

/** The address a router may take over from a click, hover or focus on `target`; `null`: the browser's. */
export function routableHref(
  target: EventTarget | null,
  router: Router,
): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin) return null;
  const href = link.pathname + link.search + link.hash;
  const isSamePage =
    link.hash !== '' &&
    link.pathname + link.search ===
      window.location.pathname + window.location.search;
  return !isSamePage && isRoute(href, router.routes) ? href : null;
}

/** Whether a click asks for this very tab, and nobody has taken it yet. */
export function isPlainClick(
  event: Pick<
    MouseEvent,
    | 'button'
    | 'defaultPrevented'
    | 'metaKey'
    | 'ctrlKey'
    | 'shiftKey'
    | 'altKey'
  >,
): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function isRoute(href: string, routes: Router['routes']): boolean {
  if (routes === undefined) return true;
  if (typeof routes === 'function') return routes(href);
  const path = href.split(/[?#]/)[0] ?? href;
  return routes.some(
    (route) =>
      path === route ||
      path.startsWith(route.endsWith('/') ? route : `${route}/`),
  );
}
