import { Header } from 'lintel';
import { de } from 'lintel/content/de';

export function Page({ path }: { path: string }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Bun</title>
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body style={{ margin: 0 }}>
        <Header
          site={{ domain: 'example.com' }}
          content={de}
          consent="granted"
        />
        <main id="content">
          <h1>{path === '/blog' ? 'Blog' : 'Home'}</h1>
        </main>
      </body>
    </html>
  );
}
