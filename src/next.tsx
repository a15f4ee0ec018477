'use client';
// lintel/next: hands the header's links to Next's router.
import { usePathname, useRouter } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import type { Router } from './core/delegatedNavigation';
import { RouterContext } from './provider/RouterContext';

export interface NextAdapterProps {
  /**
   * Which addresses are this app's own. Path prefixes where a server
   * component renders this; a predicate from client code.
   * @default every one on this origin
   */
  routes?: Router['routes'];
  children?: ReactNode;
}

/** Client-side navigation by Next's App or Pages Router for every `Header` under it. */
export function NextAdapter({ routes, children }: NextAdapterProps) {
  const { push, prefetch } = useRouter();
  const pathname = usePathname();
  const router = useMemo(
    () => ({ navigate: push, prefetch, pathname, routes }),
    [push, prefetch, pathname, routes],
  );
  return (
    <RouterContext.Provider value={router}>{children}</RouterContext.Provider>
  );
}
