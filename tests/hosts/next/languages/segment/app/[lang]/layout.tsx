import { loadContent } from 'lintel';
import 'lintel/styles.css';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { three } from '../../../site';
import { SiteHeader } from './SiteHeader';

export const generateStaticParams = () =>
  three.map(({ code }) => ({ lang: code }));

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}) {
  const { lang } = await params;
  if (!three.some(({ code }) => code === lang)) notFound();
  const content = await loadContent(lang);
  return (
    <html lang={content.locale}>
      <body>
        <SiteHeader content={content} />
        <main id="content">
          {/* Without it, the HTML of an error page would have no header. */}
          <Suspense>{children}</Suspense>
        </main>
      </body>
    </html>
  );
}
