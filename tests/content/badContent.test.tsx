import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import type { LintelContent } from '../../src/content/content';
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
    <Header tracking={false} content={content as unknown as LintelContent} />,
  );
  await waitFor(() => expect(container).toHaveTextContent('Log In'));
  const links = container.querySelectorAll('nav a[data-lintel-id]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/prices',
  ]);
});

const unnamed = { version: 1, items: [{ href: '/unnamed' }] } as never;

it.each<[string, HeaderProps, number]>([
  ['navigation', { navigation: unnamed }, 1],
  [
    'the navigation of its content',
    { content: { ...en, navigation: unnamed } },
    1,
  ],
  ['an empty list of items', { navigation: { version: 1, items: [] } }, 0],
])(
  'a header with nothing valid in %s has no menus, and says so in production if it was meant to have some',
  (_, props, messages) => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    if (messages)
      expectConsole('error', /^Lintel: navigation has no valid item; /);
    for (const id of ['one', 'two']) {
      const page = (
        <Header {...props} id={id} tracking={false} accounts={false} />
      );
      const { container } = render(page);
      expect(container.querySelector('nav')).toBeInTheDocument();
      expect(container.querySelector('nav li')).toBeNull();
    }
  },
);

it.each([null, undefined])(
  'a header with navigation={%s} shows the default menus',
  (navigation) => {
    const settings = { navigation, tracking: false, accounts: false };
    render(<Header {...settings} />);
    expect(screen.getByRole('button', { name: 'Products' })).toBeVisible();
  },
);
