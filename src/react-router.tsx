'use client';
// lintel/react-router: passes the header's links to React Router.
import { useHref, useLocation, useNavigate } from 'react-router';
import { RouterAdapter, type RouterAdapterProps } from './link/RouterAdapter';

/** Props of `ReactRouterAdapter`. */
export interface ReactRouterAdapterProps extends Pick<
  RouterAdapterProps,
  'children' | 'languages'
> {
  /**
   * Addresses that belong to your app: path prefixes, or a function, without the
   * router's `basename`. Other links load a new page.
   * @default every address below the `basename`
   * @example ['/docs', '/blog']
   */
  routes?: RouterAdapterProps['routes'];
}

/**
 * Client-side navigation with React Router for the links of the `Header` and
 * `MobileDrawer` inside it, below the router's `basename`. Needs React Router 6.4
 * or later.
 *
 * @example
 * import { Header } from 'lintel';
 * import { ReactRouterAdapter } from 'lintel/react-router';
 *
 * export function Layout() {
 *   return (
 *     <ReactRouterAdapter>
 *       <Header site={{ domain: 'example.com' }} consent="pending" />
 *     </ReactRouterAdapter>
 *   );
 * }
 */
export function ReactRouterAdapter(props: ReactRouterAdapterProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <RouterAdapter
      {...props}
      basePath={useHref('/')}
      navigate={(href) => void navigate(href)}
      pathname={pathname}
    />
  );
}
