import { Header, LintelProvider, type Content } from 'lintel';
import { NextAdapter } from 'lintel/next';
import 'lintel/styles.css';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { site } from '../../site';

const routes = ['/website-design', '/blog', '/without-header'];
const withoutHeader = ['/own-header', '/without-header'];

interface PageProps {
  /**
   * The menus of pages in another language, from `getStaticProps` like other
   * data.
   */
  content?: Content;
}

export default function App({
  Component,
  pageProps,
  router,
}: AppProps<PageProps>) {
  return (
    <LintelProvider
      site={site}
      locale={pageProps.content ? undefined : 'en-US'}
      content={pageProps.content}
      consent="granted"
    >
      <Head>
        <title>Lintel in Next's Pages Router</title>
        <meta name="theme-color" content="#663399" />
      </Head>
      {withoutHeader.includes(router.pathname) ? null : (
        <NextAdapter routes={routes}>
          <Header
            banner={<div>Half price until Sunday</div>}
            actions={<a href="/without-header">Get started</a>}
          />
        </NextAdapter>
      )}
      <Component {...pageProps} />
    </LintelProvider>
  );
}
