import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';

// A page without a login check, because jsdom has no server.
beforeEach(() => window.history.replaceState(null, '', '/?error-auth'));

describe('a parent that renders again', () => {
  const items = () => [
    {
      id: 'learn',
      label: 'Learn',
      groups: [
        {
          id: 'all',
          links: [{ id: 'guides', label: 'Guides', href: '/guides' }],
        },
      ],
    },
    { id: 'pricing', label: 'Pricing', href: '/pricing' },
  ];

  it.each<[string, (time: number) => HeaderProps]>([
    ['site', () => ({ site: { domain: 'example.com' } })],
    ['navigation', () => ({ navigation: { version: 1, items: items() } })],
    ['url', (time) => ({ url: `https://example.com/${time}` })],
    ['messages', (time) => ({ messages: { logIn: `Log in ${time}` } })],
    ['logo', () => ({ logo: <i>Studio</i> })],
    ['onOpenChange', () => ({ onOpenChange: () => {} })],
  ])('keeps focus and all links, with a new %s', async (_, props) => {
    const page = (time: number) => (
      <Header
        tracking={false}
        site={{ domain: 'example.com' }}
        {...props(time)}
      />
    );
    const rerender = await hydrated(page);
    const links = [...document.querySelectorAll('a')];
    const link = links.find(({ pathname }) =>
      /guides|templates/.test(pathname),
    )!;
    link.focus();
    rerender();
    expect([...document.querySelectorAll('a')]).toEqual(links);
    expect(link).toHaveFocus();
  });
});

/** Hydrates the server's HTML. Returns a function that renders the page again. */
async function hydrated(
  page: (time: number) => ReactElement,
): Promise<() => void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(0));
  const { rerender } = render(page(0), { container, hydrate: true });
  await waitFor(() => {
    expect(document.querySelector('nav')).toHaveAttribute('data-lintel-ready');
    expect(
      document.querySelector('[data-lintel-status="loggedOut"]'),
    ).not.toBeNull();
  });
  return () => rerender(page(1));
}
