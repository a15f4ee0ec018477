import { loadContent } from 'lintel';
import 'lintel/styles.css';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { routing } from '../../i18n/routing';
import { SiteHeader } from './SiteHeader';

export const generateStaticParams = () =>
  routing.locales.map((locale) => ({ locale }));

export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const content = await loadContent(locale);
  return (
    <html lang={content.locale}>
      <body>
        <NextIntlClientProvider>
          <SiteHeader content={content} />
          <main id="content">
            {/* Without it, the HTML of an error page would have no header. */}
            <Suspense>{children}</Suspense>
          </main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
