import { Header, loadContent } from 'lintel';
import 'lintel/styles.css';
import type { ReactNode } from 'react';
import { site } from '../../site';

export default async function GermanLayout({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <html lang="de-DE">
      <body>
        <Header
          site={site}
          content={await loadContent('de-DE')}
          consent="granted"
        />
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
