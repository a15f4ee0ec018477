import { LintelProvider, loadContent, type LintelSettings } from 'lintel';
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
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { site } from '../header/site';
import { WithHeader } from '../header/WithHeader';
import { sites, splitPath } from './sites';

export async function loader({ request: { url } }: LoaderFunctionArgs) {
  const { locale } = splitPath(new URL(url).pathname).language;
  return { locale, url, content: await loadContent(locale) };
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
  const handle = useMatches().at(-1)?.handle as Pick<
    LintelSettings,
    'alternates'
  >;
  const hasHeader = useLocation().pathname !== '/without-header';
  return (
    <LintelProvider
      {...useLoaderData<typeof loader>()}
      site={site}
      languages={sites}
      alternates={handle?.alternates}
      consent="granted"
    >
      {hasHeader ? (
        <WithHeader languages>
          <Outlet />
        </WithHeader>
      ) : (
        <Outlet />
      )}
    </LintelProvider>
  );
}
