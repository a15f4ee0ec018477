import { act, render, screen } from '@testing-library/react';
import { useInsertionEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { usePageUrl } from '../../src/parts/useDocument';
import { visit } from '../support/visit';

it('follows a router that changes the address in an insertion effect, as Next.js does', async () => {
  visit('https://www.example.com/');
  vi.stubGlobal('navigation', new EventTarget());
  render(
    <>
      <Address />
      <Router />
    </>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(/\.com$/);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('note')).toHaveTextContent(/\.com\/blog$/);
});

it.each([
  ['https://www.example.com/blog/', 'https://www.example.com/blog'],
  ['https://www.example.com/de/blog/?a=1#b', 'https://www.example.com/de/blog'],
  ['https://www.example.com/', 'https://www.example.com'],
])('the address of the page at %s is %s', (url, expected) => {
  visit(url);
  const { unmount } = render(<Address />);
  expect(screen.getByRole('note')).toHaveTextContent(
    new RegExp(`^${expected}$`),
  );
  unmount();
});

it.each([
  ['/blog/', '/blog'],
  ['https://www.example.com/blog/', 'https://www.example.com/blog'],
  ['https://www.example.com/', 'https://www.example.com'],
  ['/', '/'],
])(
  'the address of the page with the url %s is %s on a server',
  (url, expected) => {
    expect(
      renderToString(
        <LintelProvider url={url} tracking={false}>
          <Address />
        </LintelProvider>,
      ),
    ).toBe(`<p role="note">${expected}</p>`);
  },
);

function Address() {
  return <p role="note">{usePageUrl()}</p>;
}

function Router() {
  const [path, setPath] = useState('/');
  useInsertionEffect(() => {
    history.pushState(null, '', path);
    window.navigation.dispatchEvent(new Event('currententrychange'));
  }, [path]);
  return <button onClick={() => setPath('/blog')}>Blog</button>;
}
