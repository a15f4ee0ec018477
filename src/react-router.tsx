'use client';
// lintel/react-router: hands the header's links to React Router.
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { delegateNavigation, type Router } from './core/delegatedNavigation';
import { RouterContext } from './provider/RouterContext';

export interface ReactRouterAdapterProps {
  /**
   * Which addresses are this app's own: path prefixes, or a predicate.
   * @default every one on this origin
   */
  routes?: Router['routes'];
  /** The header, and whatever else has its links. */
  children?: ReactNode;
}

/** Client-side navigation by React Router for every `Header` under it. */
export function ReactRouterAdapter({
  routes,
  children,
}: ReactRouterAdapterProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const router = useMemo(
    () => ({
      handlers: delegateNavigation({
        navigate: (href) => void navigate(href),
        routes,
      }),
      pathname,
    }),
    [navigate, pathname, routes],
  );
  return (
    <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
  );
}
