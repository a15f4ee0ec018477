import { act, render, screen } from '@testing-library/react';
import { useInsertionEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageUrl } from '../../src/hooks/usePageUrl';
import { visit } from '../core/visit';

it('follows a router that writes the address in an insertion effect, as that of Next.js does', async () => {
  visit('https://www.example.com/');
  vi.stubGlobal('navigation', new EventTarget());
  render(
    <>
      <Address />
      <Router />
    </>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(/\.com\/$/);
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('note')).toHaveTextContent(/\.com\/blog$/);
});

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
