import { Header } from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import type { ReactNode } from 'react';

const routes = ['/website-design', '/blog', '/without-header'];

/** A page with the header under a `LintelProvider`, which has the settings. */
export function WithHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <ReactRouterAdapter routes={routes}>
        <Header
          banner={<div>Half price until Sunday</div>}
          actions={<a href="/without-header">Get started</a>}
        />
      </ReactRouterAdapter>
      <main id="content">{children}</main>
    </>
  );
}
