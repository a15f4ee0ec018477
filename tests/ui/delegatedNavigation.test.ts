import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  delegateNavigation,
  type Router,
} from '../../src/ui/delegatedNavigation';
import { expectConsole } from '../setup/console';

const prefetch = vi.fn();
const navigate = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** A header with these links, in an app with a router. */
function served(html: string, router: Partial<Router> = {}) {
  const { handlers } = delegateNavigation(() => ({
    navigate,
    prefetch,
    ...router,
  }));
  const { onClick, onFocus, onPointerOver } = handlers;
  const root = document.createElement('div');
  root.innerHTML = html;
  root.addEventListener('click', onClick);
  root.addEventListener('focusin', onFocus);
  root.addEventListener('pointerover', onPointerOver);
  document.body.append(root);
  const link = (text: string) =>
    [...root.querySelectorAll('a')].find(
      ({ textContent }) => textContent === text,
    )!;
  return { link };
}

describe('a router’s prefetch', () => {
  it('is called for a link that is hovered or focused by keyboard, and for no other', () => {
    const { link } = served('<a href="/a">A</a><a href="/b">B</a>');
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerOver(link('A'));
    expect(prefetch.mock.calls).toEqual([['/a']]);
    link('B').focus();
    expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
  });

  it('is not called for links that the browser follows', () => {
    const { link } = served(
      '<a href="https://www.example.org/">Elsewhere</a><a href="/a" target="_blank">Tab</a><a href="/a" download>File</a><a href="#content">Here</a>',
    );
    for (const text of ['Elsewhere', 'Tab', 'File', 'Here']) {
      fireEvent.pointerOver(link(text));
    }
    expect(prefetch).not.toHaveBeenCalled();
  });
});

it('Log In is left to the browser, because a prefetch could complete a login', () => {
  const { link } = served('<a href="/sign-in" data-lintel="log-in">Log In</a>');
  fireEvent.pointerOver(link('Log In'));
  fireEvent.focusIn(link('Log In'));
  expect(fireEvent.click(link('Log In'))).toBe(true);
  expect(prefetch).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('a link to another language is left to the browser, even if it is a route on the same host', () => {
  const { link } = served(
    '<a href="/de/blog" data-lintel="language-link">Deutsch</a><a href="/blog" hreflang="en">Blog</a>',
    { routes: () => true },
  );
  fireEvent.pointerOver(link('Deutsch'));
  // Whether the click was left to the browser.
  expect(fireEvent.click(link('Deutsch'))).toBe(true);
  expect(prefetch).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.click(link('Blog'));
  expect(navigate.mock.calls).toEqual([['/blog']]);
});

describe('a router’s routes', () => {
  it.each([
    ['/blog', true],
    ['/blog/first', true],
    ['/blog?page=2', true],
    ['/blogs', false],
    ['/', false],
  ])('can be prefixes: %s is one: %s', (href, isRoute) => {
    for (const route of ['/blog', '/blog/', 'blog', ' /blog']) {
      navigate.mockClear();
      const { link } = served(`<a href="${href}">A</a>`, { routes: [route] });
      fireEvent.click(link('A'));
      expect(navigate).toHaveBeenCalledTimes(isRoute ? 1 : 0);
      document.body.replaceChildren();
    }
  });

  it.each(['/%e3%83%96', '/%E3%83%96/a', '/\u30d6?page=2'])(
    'are prefixes in any spelling of their escapes: %s',
    (href) => {
      for (const route of ['/%e3%83%96/', '/%E3%83%96', '/\u30d6']) {
        const { link } = served(`<a href="${href}">A</a>`, { routes: [route] });
        expect(fireEvent.click(link('A'))).toBe(false);
        document.body.replaceChildren();
      }
    },
  );

  it('do not include the app’s base path, as the addresses that it gets', () => {
    const html = '<a href="/shop/blog?page=2">A</a><a href="/shop/shop">B</a>';
    const routes = vi.fn((href: string) => href.startsWith('/blog'));
    for (const given of [routes, ['/blog']]) {
      navigate.mockClear();
      const { link } = served(html, { basePath: '/shop', routes: given });
      fireEvent.click(link('A'));
      fireEvent.click(link('B'));
      expect(navigate.mock.calls).toEqual([['/blog?page=2']]);
      document.body.replaceChildren();
    }
    expect(routes.mock.calls).toEqual([['/blog?page=2'], ['/shop']]);
  });
});

describe('an app below a base path', () => {
  it.each([
    ['/shop', '/'],
    ['/shop/', '/'],
    ['/shop?page=2', '/?page=2'],
    ['/shop#prices', '/#prices'],
    ['/shop/de/pricing?plan=pro', '/de/pricing?plan=pro'],
  ])('passes %s to its router as %s', (href, address) => {
    const { link } = served(`<a href="${href}">A</a>`, { basePath: '/shop' });
    fireEvent.click(link('A'));
    expect(navigate.mock.calls).toEqual([[address]]);
  });

  it.each(['/', '/shopping', '/de/shop'])(
    'leaves %s to the browser',
    (href) => {
      const { link } = served(`<a href="${href}">A</a>`, { basePath: '/shop' });
      expect(fireEvent.click(link('A'))).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

describe('a router that throws', () => {
  const failing = () => {
    throw new Error('no such route');
  };

  it.each(['navigate', 'routes'] as const)(
    'in %s leaves the link to the browser, and prints the error in development',
    (name) => {
      const { link } = served('<a href="/a">A</a>', { [name]: failing });
      expectConsole(
        'warn',
        new RegExp(
          `^Lintel: \`${name}\` of the router adapter threw \\(Error: no such route\\)`,
        ),
      );
      // Whether the click was left to the browser.
      expect(fireEvent.click(link('A'))).toBe(true);
      expect(fireEvent.click(link('A'))).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('in prefetch still navigates', () => {
    const { link } = served('<a href="/a">A</a>', { prefetch: failing });
    expectConsole('warn', /^Lintel: `prefetch` of the router adapter threw/);
    fireEvent.pointerOver(link('A'));
    expect(fireEvent.click(link('A'))).toBe(false);
    expect(navigate.mock.calls).toEqual([['/a']]);
  });
});
