import { fireEvent, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  createHashRouter,
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router';
import { expect, it } from 'vitest';
import { Header } from '../../src/header/Header';
import { ReactRouterAdapter } from '../../src/react-router';
import { visit } from '../support/visit';

function Page() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** A layout with the header, and a page that shows its address. */
const routes = [
  {
    element: (
      <ReactRouterAdapter>
        <Layout />
        <Outlet />
      </ReactRouterAdapter>
    ),
    children: [{ path: '*', element: <Page /> }],
  },
];

function Layout() {
  const base = window.location.pathname.startsWith('/shop') ? '/shop' : '';
  const items = ['plans', 'team'].map((id) => ({
    id,
    label: id,
    href: `${base}/${id}?a=1`,
  }));
  return (
    <Header
      accounts={false}
      tracking={false}
      navigation={{ version: 1, items }}
    />
  );
}

it.each([
  ['a browser router', '', createBrowserRouter, undefined],
  ['a base name', '/shop', createBrowserRouter, '/shop'],
  ['a base name with slashes', '/shop', createBrowserRouter, '/shop/'],
  ['a hash router', '', createHashRouter, undefined],
  ['a memory router', '', createMemoryRouter, undefined],
])(
  'React Router shows the page of a link, and the header marks it: %s',
  async (_, base, createRouter, basename) => {
    visit(`https://www.example.com${base}/`);
    render(<RouterProvider router={createRouter(routes, { basename })} />);
    const link = screen.getByRole('link', { name: 'plans' });
    expect(fireEvent.click(link)).toBe(false);
    expect(await screen.findByText('/plans?a=1')).toBeInTheDocument();
    const isInPath = window.location.pathname !== '/';
    expect(link.getAttribute('aria-current')).toBe(isInPath ? 'page' : null);
  },
);
