'use client';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  delegateNavigation,
  type Router,
} from '../../core/links/delegatedNavigation';
import { RouterContext } from '../page/RouterContext';

export interface RouterAdapterProps extends Router {
  /**
   * The path of the page that is shown, from your router: when it changes, the
   * header looks for its current link again, also in browsers without the
   * Navigation API.
   */
  pathname?: string | null;
  /** The header, and whatever else has its links. */
  children?: ReactNode;
}

/**
 * Client-side navigation by your router for every `Header` under it. For
 * Next.js and React Router there are `lintel/next` and `lintel/react-router`.
 *
 * @example
 * <RouterAdapter navigate={(href) => router.push(href)} pathname={pathname}>
 *   <Header />
 * </RouterAdapter>
 */
export function RouterAdapter({
  navigate,
  prefetch,
  routes,
  pathname = null,
  children,
}: RouterAdapterProps) {
  const [{ handlers, update }] = useState(() =>
    serve({ navigate, prefetch, routes }),
  );
  useEffect(() => update({ navigate, prefetch, routes }));
  const app = useMemo(() => ({ handlers, pathname }), [handlers, pathname]);
  return (
    <RouterContext.Provider value={app}>{children}</RouterContext.Provider>
  );
}

/** One set of handlers for good: functions in the JSX are new at each rendering. */
function serve(router: Router) {
  let latest = router;
  return {
    handlers: delegateNavigation(() => latest),
    update(next: Router) {
      latest = next;
    },
  };
}
