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

/** What parts do with the app's router. */
export interface Navigation {
  handlers: NavigationHandlers;
  /** Shows this page in another language. Returns whether the router does that. */
  changeLanguage(href: string): boolean;
}

/**
 * Created by the adapter, so that a page without a router does not download it.
 *
 * @param current returns the app's router, called for every event
 */
export function delegateNavigation(current: () => Router): Navigation {
  /** If the router throws, the browser follows the link. */
  const follow = (href: string | null) =>
    href !== null && succeeds('navigate', () => current().navigate(href));
  const prefetch = ({ target }: Pick<Event, 'target'>) => {
    const router = current();
    const href = linkHref(target, router);
    if (href !== null) succeeds('prefetch', () => router.prefetch?.(href));
  };
  return {
    handlers: {
      onClick(event) {
        if (!isPlainClick(event)) return;
        if (follow(linkHref(event.target, current()))) event.preventDefault();
      },
      onPointerOver: prefetch,
      onFocus: prefetch,
    },
    changeLanguage(href) {
      const router = current();
      const url = new URL(href, window.location.href);
      return !!router.languages && follow(routableHref(url, router));
    },
  };
}

/** The address of an element's link, if the router may follow it. */
function linkHref(target: EventTarget | null, router: Router): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return null;
  if (loadsPage(link.dataset['lintel'], router)) return null;
  return routableHref(link, router);
}

/** An address for the router, or `null` if it is the browser's. */
function routableHref(
  link: Pick<URL, 'origin' | 'href' | 'pathname' | 'search' | 'hash'>,
  router: Router,
): string | null {
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
