import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '../../src/header/Header';
import type { Content } from '../../src/content/content';
import { en } from '../../src/content/locales/en';
import { expectConsole } from '../setup/console';

const prices = { id: 'prices', label: 'Prices', href: '/prices' };

it('a header with invalid content shows the valid links, takes missing words from English, and prints each path', async () => {
  window.history.replaceState(null, '', '/?error-auth');
  const messages = { ...en.messages, logIn: 5, extra: 'x' };
  const items = [
    { ...prices, id: 'script', href: 'javascript:alert(1)' },
    prices,
    { id: 'unnamed', href: '/unnamed' },
  ];
  const content = { ...en, messages, navigation: { version: 1, items } };
  expectConsole('error', /^Lintel: content\.messages\.logIn: `logIn` is 5/);
  expectConsole('warn', /^Lintel: content\.messages\.extra: .* is unknown/);
  expectConsole('error', /^Lintel: content\.navigation\.items\[0\]\.href: /);
  expectConsole('error', /^Lintel: content\.navigation\.items\[2\]\.label: /);
  const { container } = render(
    <Header tracking={false} content={content as unknown as Content} />,
  );
  await waitFor(() => expect(container).toHaveTextContent('Log In'));
  const links = container.querySelectorAll('nav a[data-lintel-id]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/prices',
  ]);
});
