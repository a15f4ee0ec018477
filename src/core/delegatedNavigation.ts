import { isPlainClick, type Click } from './plainClick';

/** How an app's router takes over links of the header. */
export interface Router {
  navigate(href: string): void;
  prefetch?(href: string): void;
  /**
   * Which addresses on this site are this app's own: path prefixes, or a
   * predicate. A link to another app of the same site must load anew. An app
   * under a base path leaves the adapter out: routers add it once more.
   * @default every one
   */
  routes?: readonly string[] | ((href: string) => boolean);
}

/** What an element's own listeners must do so that `router` serves its links: one set for all of them. */
export interface NavigationHandlers {
  onClick(event: Click & Pick<MouseEvent, 'target' | 'preventDefault'>): void;
  onPointerOver(event: Pick<Event, 'target'>): void;
  onFocus(event: Pick<Event, 'target'>): void;
}

/** Made by the adapters, so that a page without a router downloads none of this. */
export function delegateNavigation(router: Router): NavigationHandlers {
  const prefetch = ({ target }: Pick<Event, 'target'>) => {
    const href = routableHref(target, router);
    if (href !== null) router.prefetch?.(href);
  };
  return {
    onClick(event) {
      const href = isPlainClick(event) && routableHref(event.target, router);
      if (typeof href !== 'string') return;
      event.preventDefault();
      router.navigate(href);
    },
    onPointerOver: prefetch,
    onFocus: prefetch,
  };
}

/** The address a router may take over from a click, hover or focus on `target`; `null`: the browser's. */
function routableHref(
  target: EventTarget | null,
  router: Router,
): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  // To another language's site, even where all are on one host.
  if (link.dataset['lintel'] === 'language-link') return null;
  if (link.origin !== window.location.origin) return null;
  const href = link.pathname + link.search + link.hash;
  const isSamePage =
    link.hash !== '' &&
    link.pathname + link.search ===
      window.location.pathname + window.location.search;
  return !isSamePage && isRoute(href, router.routes) ? href : null;
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
