import { Header, loadContent } from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import 'lintel/styles.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';

export async function loader() {
  return { content: await loadContent('de-DE') };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>React Router</title>
        <Meta />
        <Links />
      </head>
      <body style={{ margin: 0 }}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ReactRouterAdapter>
        <Header
          site={{ domain: 'example.com' }}
          content={loaderData.content}
          consent="granted"
        />
      </ReactRouterAdapter>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
