import { Header } from 'lintel';
import { NextAdapter } from 'lintel/next';
import type { ReactNode } from 'react';
import { site } from '../../../site';

// A server component: everything it passes to the header is plain data, or
// rendered here.
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <NextAdapter routes={['/website-design', '/blog', '/without-header']}>
        <Header
          site={site}
          locale="en-US"
          consent="granted"
          banner={<div>Half price until Sunday</div>}
          actions={<a href="/without-header">Get started</a>}
        />
      </NextAdapter>
      <main id="content">{children}</main>
    </>
  );
}
