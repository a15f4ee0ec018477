import { Header, type Content } from 'lintel';
import { languagesInPath } from 'lintel/content';
import { NextAdapter } from 'lintel/next';
import 'lintel/styles.css';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { site, three } from '../../site';

const languages = languagesInPath(three, { default: 'en' });

export default function App({
  Component,
  pageProps,
  router: { asPath, locale, defaultLocale },
}: AppProps<{ content: Content }>) {
  // Without the query, which Next adds in the browser only, and which would not
  // be the server's HTML.
  const [path] = asPath.split(/[?#]/);
  return (
    <>
      <Head>
        <link rel="icon" href="/icon.svg" />
      </Head>
      <NextAdapter languages>
        <Header
          site={site}
          languages={languages}
          locale={locale}
          content={pageProps.content}
          // `asPath` has no language.
          url={locale === defaultLocale ? path : `/${locale}${path}`}
          consent="granted"
        />
      </NextAdapter>
      <main id="content">
        <Component {...pageProps} />
      </main>
    </>
  );
}
