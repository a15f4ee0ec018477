'use client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { documentStore } from '../browser/document';
import { toPathPrefix } from '../browser/urls';
import { delegateNavigation, type Router } from '../ui/delegatedNavigation';
import { RouterContext } from '../parts/contexts';
import { useLatestRef } from '../ui/effects';

/** Props of `RouterAdapter`. */
export interface RouterAdapterProps extends Router {
  /**
   * The path of the current page, from your router. When it changes, the header
   * marks its current link again, also in browsers without the Navigation API.
   * @default null
   * @example '/pricing'
   */
  pathname?: string | null | undefined;
  /**
   * `Header` and `MobileDrawer`, whose links use the router. A `Link` elsewhere
   * does not: give it your router's link with `asChild`.
   * @example <Header />
   */
  children?: ReactNode;
}

/**
 * Client-side navigation with your own router for the links of the `Header` and
 * `MobileDrawer` inside it.
 * Next.js and React Router have adapters of their own: `lintel/next` and
 * `lintel/react-router`.
 *
 * @example
 * import { Header, RouterAdapter } from 'lintel';
 *
 * export function Layout({ router, pathname }: LayoutProps) {
 *   return (
 *     <RouterAdapter navigate={(href) => router.push(href)} pathname={pathname}>
 *       <Header site={{ domain: 'example.com' }} consent="pending" />
 *     </RouterAdapter>
 *   );
 * }
 *
 * interface LayoutProps {
 *   router: { push(href: string): void };
 *   pathname: string;
 * }
 */
export function RouterAdapter({
  pathname = null,
  children,
  ...router
}: RouterAdapterProps) {
  const base = toPathPrefix(router.basePath);
  const latest = useLatestRef<Router>({ ...router, basePath: base });
  // The same functions on each render.
  const [navigation] = useState(() => delegateNavigation(() => latest.current));
  const app = useMemo(
    () => ({ ...navigation, pathname, base }),
    [navigation, pathname, base],
  );
  // Browsers without the Navigation API do not tell of a new address.
  useEffect(() => documentStore().notify(), [pathname]);
  return (
    <RouterContext.Provider value={app}>{children}</RouterContext.Provider>
  );
}
