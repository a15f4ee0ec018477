import { isPlainClick, type Click } from '../browser/clicks';
import { warnInDevelopment } from '../browser/report';
import { toPathPrefix, withoutSlash } from '../browser/urls';

/** Your app's router. */
export interface Router {
  /**
   * Shows a page of your app. Called with path, query and hash.
   * @example (href) => router.push(href)
   */
  navigate(href: string): void;
  /**
   * Called when a link is hovered or focused.
   * @example (href) => router.prefetch(href)
   */
  prefetch?: ((href: string) => void) | undefined;
  /**
   * Addresses that belong to your app: path prefixes, or a function, without the
   * `basePath`. Other links load a new page.
   * @default every address below the `basePath`
   * @example ['/docs', '/blog']
   */
  routes?: readonly string[] | ((href: string) => boolean) | undefined;
  /**
   * Your app's base path. Links to pages of your app begin with it; the router
   * gets them without it. A language's path comes after it.
   * @default ''
   * @example '/shop'
   */
  basePath?: string | undefined;
  /**
   * Whether your app shows its pages in other languages without a page load. Set
   * it if a change of language also sets `<html lang>` and the header's content.
   * @default false
   * @example true
   */
  languages?: boolean | undefined;
}

/** The event listeners that pass an element's links to the router. */
export interface NavigationHandlers {
  onClick(event: Click & Pick<MouseEvent, 'target' | 'preventDefault'>): void;
  onPointerOver(event: Pick<Event, 'target'>): void;
  onFocus(event: Pick<Event, 'target'>): void;
}

/**
 * Created by the adapter, so that a page without a router does not download it.
 *
 * @param current returns the app's router, called for every event
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

/**
 * The address of a link that the router may follow, or `null` if the browser
 * should.
 */
function routableHref(
  target: EventTarget | null,
  router: Router,
): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (loadsPage(link.dataset['lintel'], router)) return null;
  if (link.origin !== window.location.origin) return null;
  const [here = ''] = window.location.href.split('#');
  if (link.hash && link.href.startsWith(`${here}#`)) return null;
  let isOwn = false;
  const { basePath = '', routes } = router;
  if (!isBelow(basePath, link.pathname)) return null;
  const segments = link.pathname.split('/').slice(basePath.split('/').length);
  // Below `/shop`, `/shop?page=2` is `/?page=2`.
  const href = `/${segments.join('/')}${link.search}${link.hash}`;
  succeeds('routes', () => (isOwn = isRoute(href, routes)));
  return isOwn ? href : null;
}

/**
 * Links that load a page: to the login, which a prefetch could complete without
 * a click, and to other languages, unless the app changes them.
 */
function loadsPage(kind: string | undefined, { languages }: Router): boolean {
  return kind === 'log-in' || (kind === 'language-link' && !languages);
}

/**
 * Whether a function of the adapter returned without an error. Errors are
 * reported in development.
 */
function succeeds(name: keyof Router, call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') {
      warnInDevelopment(
        `\`${name}\` of the router adapter threw (${String(error)}); the browser follows the link. Pass a function that does not throw.`,
      );
    }
    return false;
  }
}

function isRoute(href: string, routes: Router['routes']): boolean {
  if (routes === undefined) return true;
  if (typeof routes === 'function') return routes(href);
  const [path = ''] = href.split(/[?#]/);
  return routes.some((route) => isBelow(toPathPrefix(route), path));
}

function isBelow(start: string, path: string): boolean {
  return `${withoutSlash(path)}/`.startsWith(`${withoutSlash(start)}/`);
}
