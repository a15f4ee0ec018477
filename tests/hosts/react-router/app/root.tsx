import { LintelProvider, loadContent } from 'lintel';
import 'lintel/styles.css';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { site } from '../header/site';
import { WithHeader } from '../header/WithHeader';

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const locale = pathname.startsWith('/de') ? 'de-DE' : 'en-US';
  return { locale, content: await loadContent(locale) };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useRouteLoaderData<typeof loader>('root')?.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#663399" />
        <link rel="icon" href="data:," />
        <title>Lintel in React Router</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { content } = useLoaderData<typeof loader>();
  const hasHeader = useLocation().pathname !== '/without-header';
  return (
    <LintelProvider site={site} content={content} consent="granted">
      {hasHeader ? (
        <WithHeader>
          <Outlet />
        </WithHeader>
      ) : (
        <Outlet />
      )}
    </LintelProvider>
  );
}
