'use client';
// lintel/next: passes the header's links to Next's router.
// With the extension, because Next has no exports map and Node needs the file.
// https://github.com/vercel/next.js/issues/61518
import { useRouter as usePagesRouter } from 'next/compat/router.js';
import { usePathname, useRouter } from 'next/navigation.js';
// Next asks for Suspense here, and nothing in it is loaded.
// eslint-disable-next-line no-restricted-imports
import { Suspense, useEffect, useRef, useState } from 'react';
import { RouterAdapter, type RouterAdapterProps } from './link/RouterAdapter';

/** Props of `NextAdapter`. */
export interface NextAdapterProps extends Pick<
  RouterAdapterProps,
  'children' | 'basePath' | 'languages'
> {
  /**
   * Addresses that belong to your app: path prefixes, or from client code also a
   * function, without the `basePath`. Other links load a new page.
   * @default every address below the `basePath`
   * @example ['/docs', '/blog']
   */
  routes?: RouterAdapterProps['routes'];
}

/**
 * The Pages Router's built-in `i18n` would add the page's language to an address
 * that has none, and so leave the language that the link says.
 * https://nextjs.org/docs/pages/guides/internationalization#transition-between-locales
 * A new object for each call, because Next writes to it.
 */
const asItIs = () => ({ locale: false }) as const;

/**
 * Client-side navigation with Next's App or Pages Router for the links of the
 * `Header` and `MobileDrawer` inside it. Needs Next 14 or later.
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
  const pages = usePagesRouter();
  const [pathname, setPathname] = useState<string | null>(null);
  return (
    <>
      <RouterAdapter
        {...props}
        navigate={
          pages ? (href) => void pages.push(href, undefined, asItIs()) : push
        }
        prefetch={
          pages
            ? (href) => void pages.prefetch(href, undefined, asItIs())
            : prefetch
        }
        pathname={pathname}
      />
      {/* With `cacheComponents`, a build does not know the path of a dynamic
          route, and refuses to read it outside of Suspense.
          https://nextjs.org/docs/app/api-reference/functions/use-pathname */}
      <Suspense fallback={null}>
        <PathnameObserver onChange={setPathname} />
      </Suspense>
    </>
  );
}

/** Renders nothing. Calls `onChange` with each path after the first. */
function PathnameObserver({
  onChange,
}: {
  onChange(pathname: string | null): void;
}) {
  const pathname = usePathname();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) onChange(pathname);
    last.current = pathname;
  }, [onChange, pathname]);
  return null;
}
