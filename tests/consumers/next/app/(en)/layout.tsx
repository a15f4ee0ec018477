import { Header } from 'lintel';
import { NextAdapter } from 'lintel/next';
import 'lintel/styles.css';
import type { ReactNode } from 'react';
import { site } from '../../site';

// A server component: everything it hands to the header is plain data.
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <NextAdapter routes={['/website-design']}>
          <Header site={site} locale="en-US" consent="granted" />
        </NextAdapter>
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
