'use client';
// lintel/next: hands the header's links to Next's router.
// With its ending: Next has no exports map, and Node wants the file's name.
// https://github.com/vercel/next.js/issues/61518
import { usePathname, useRouter } from 'next/navigation.js';
import { useMemo, type ReactNode } from 'react';
import { delegateNavigation, type Router } from './core/delegatedNavigation';
import { RouterContext } from './provider/RouterContext';

export interface NextAdapterProps {
  /**
   * Which addresses are this app's own. Path prefixes where a server
   * component renders this; a predicate from client code.
   * @default every one on this origin
   */
  routes?: Router['routes'];
  /** The header, and whatever else has its links. */
  children?: ReactNode;
}

/** Client-side navigation by Next's App or Pages Router for every `Header` under it. */
export function NextAdapter({ routes, children }: NextAdapterProps) {
  const { push, prefetch } = useRouter();
  const pathname = usePathname();
  const router = useMemo(
    () => ({
      handlers: delegateNavigation({ navigate: push, prefetch, routes }),
      pathname,
    }),
    [push, prefetch, pathname, routes],
  );
  return (
    <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
  );
}
