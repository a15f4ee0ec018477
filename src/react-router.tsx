'use client';
// lintel/react-router: hands the header's links to React Router.
import { useLocation, useNavigate } from 'react-router';
import {
  RouterAdapter,
  type RouterAdapterProps,
} from './react/links/RouterAdapter';

export interface ReactRouterAdapterProps extends Pick<
  RouterAdapterProps,
  'children'
> {
  /**
   * Which addresses are this app's own: path prefixes, or a predicate.
   * @default every one on this origin
   */
  routes?: RouterAdapterProps['routes'];
}

/** Client-side navigation by React Router for every `Header` under it. */
export function ReactRouterAdapter(props: ReactRouterAdapterProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <RouterAdapter
      {...props}
      navigate={(href) => void navigate(href)}
      pathname={pathname}
    />
  );
}
