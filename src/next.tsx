'use client';
// lintel/next: hands the header's links to Next's router.
// With its ending: Next has no exports map, and Node wants the file's name.
// https://github.com/vercel/next.js/issues/61518
import { usePathname, useRouter } from 'next/navigation.js';
import {
  RouterAdapter,
  type RouterAdapterProps,
} from './react/links/RouterAdapter';

export interface NextAdapterProps extends Pick<RouterAdapterProps, 'children'> {
  /**
   * Which addresses are this app's own. Path prefixes where a server
   * component renders this; a predicate from client code.
   * @default every one on this origin
   */
  routes?: RouterAdapterProps['routes'];
}

/** Client-side navigation by Next's App or Pages Router for every `Header` under it. */
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
