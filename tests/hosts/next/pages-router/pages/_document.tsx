import Document, { Head, Html, Main, NextScript } from 'next/document';

export default class Page extends Document {
  render() {
    const { page } = this.props.__NEXT_DATA__;
    return (
      <Html lang={page.startsWith('/de') ? 'de-DE' : 'en-US'}>
        <Head>
          <link rel="icon" href="data:," />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
