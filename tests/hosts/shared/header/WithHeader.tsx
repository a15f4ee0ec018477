import { Header, Link } from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import type { ReactNode } from 'react';

/** A page with the header under a `LintelProvider`, which has the settings. */
export function WithHeader({
  children,
  languages,
}: {
  children: ReactNode;
  /** Whether the app has pages in other languages. */
  languages?: boolean;
}) {
  return (
    <>
      <ReactRouterAdapter languages={languages}>
        <Header
          banner={<div>Half price until Sunday</div>}
          actions={<Link href="/without-header">Get started</Link>}
        />
      </ReactRouterAdapter>
      <main id="content">{children}</main>
    </>
  );
}
