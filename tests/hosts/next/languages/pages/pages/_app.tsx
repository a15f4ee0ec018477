import { Header, type LintelContent } from 'lintel';
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
  router: { asPath, pathname, locale, defaultLocale },
}: AppProps<{ content: Content }>) {
  // The server's HTML and the first render must agree. On the server, Next has
  // no query here, and `/404` on every error page.
  const [path] = asPath.split(/[?#]/);
  const language = locale === defaultLocale ? '' : `/${locale}`;
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
          url={pathname === '/404' ? undefined : language + path}
          consent="granted"
        />
      </NextAdapter>
      <main id="content">
        <Component {...pageProps} />
      </main>
    </>
  );
}
