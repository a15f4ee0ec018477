import { isPlainClick, type Click } from './plainClick';
import { warnInDevelopment } from '../report/report';

/** How an app's router takes over links of the header. */
export interface Router {
  /** Shows a page of this app; called with path, query and hash. */
  navigate(href: string): void;
  /** Called when a link is pointed at or gets the focus. */
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

/**
 * Made by the adapter, so that a page without a router downloads none of this.
 *
 * @param current the app's router, asked for at each event
 */
export function delegateNavigation(current: () => Router): NavigationHandlers {
  const prefetch = ({ target }: Pick<Event, 'target'>) => {
    const router = current();
    const href = routableHref(target, router);
    if (href !== null) succeeds('prefetch', () => router.prefetch?.(href));
  };
  return {
    onClick(event) {
      const router = current();
      const href = isPlainClick(event) && routableHref(event.target, router);
      if (typeof href !== 'string') return;
      // If it throws, the browser follows the link.
      if (succeeds('navigate', () => router.navigate(href))) {
        event.preventDefault();
      }
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
  if (isSamePage) return null;
  let isOwn = false;
  succeeds('routes', () => (isOwn = isRoute(href, router.routes)));
  return isOwn ? href : null;
}

/** Whether what an app has passed did its work; where it threw, developers read why. */
function succeeds(name: keyof Router, call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') {
      warnInDevelopment(
        `\`${name}\` of the router adapter threw (${String(error)}), so the browser follows the link by itself. Pass one that does not throw.`,
      );
    }
    return false;
  }
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
