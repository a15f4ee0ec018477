'use client';
// lintel/next: passes the header's links to Next's router.
// With the extension, because Next has no exports map and Node needs the file.
// https://github.com/vercel/next.js/issues/61518
import { usePathname, useRouter } from 'next/navigation.js';
import {
  RouterAdapter,
  type RouterAdapterProps,
} from './react/links/RouterAdapter';

/** Props of `NextAdapter`. */
export interface NextAdapterProps extends Pick<RouterAdapterProps, 'children'> {
  /**
   * Addresses on this origin that belong to your app: path prefixes, or from
   * client code also a function. Other links load a new page.
   * @default every address on this origin
   * @example ['/docs', '/blog']
   */
  routes?: RouterAdapterProps['routes'];
}

/**
 * Client-side navigation with Next's App or Pages Router for the headers inside
 * it.
 *
 * @example
 * import { Header } from 'lintel';
 * import { NextAdapter } from 'lintel/next';
 *
 * export function Layout() {
 *   return (
 *     <NextAdapter>
 *       <Header site={{ domain: 'example.com' }} consent="pending" />
 *     </NextAdapter>
 *   );
 * }
 */
export function NextAdapter(props: NextAdapterProps) {
  const { push, prefetch } = useRouter();
  return (
    <RouterAdapter
      {...props}
      navigate={push}
      prefetch={prefetch}
      pathname={usePathname()}
    />
  );
}
