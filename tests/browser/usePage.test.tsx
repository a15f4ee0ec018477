import { act, render, screen } from '@testing-library/react';
import { useInsertionEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Header } from '../../src/components/Header/Header';
import { Link } from '../../src/components/Link/Link';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { usePage, usePageUrl } from '../../src/react/page/usePage';
import { visit } from '../analytics/visit';
import { setPageLanguage } from '../language/showLanguage';

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

it('observes the page once, even for many headers and links', async () => {
  visit('https://www.example.com/?error-auth');
  const watching = watchingLanguage();
  const { unmount } = render(
    <>
      <Header id="first" tracking={false} />
      <Header id="second" tracking={false} />
      <Link href="/blog">Blog</Link>
      <Address />
    </>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(watching.size).toBe(1);
  unmount();
  expect(watching.size).toBe(0);
});

/** The observers of `<html lang>`. */
function watchingLanguage() {
  const watching = new Set<MutationObserver>();
  const { observe, disconnect } = MutationObserver.prototype;
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    node,
    options,
  ) {
    if (options?.attributeFilter?.includes('lang')) watching.add(this);
    observe.call(this, node, options);
  });
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(
    function (this: MutationObserver) {
      watching.delete(this);
      disconnect.call(this);
    },
  );
  return watching;
}

it('renders again only the components whose value has changed', async () => {
  visit('https://www.example.com/');
  const [tags, urls] = [vi.fn(), vi.fn()];
  const Tag = () => (tags(usePage((page) => page?.lang)), null);
  const Url = () => (urls(usePageUrl()), null);
  render(
    <>
      <Tag />
      <Url />
    </>,
  );
  tags.mockClear();
  urls.mockClear();
  await setPageLanguage('de');
  expect(tags).toHaveBeenCalledWith('de');
  expect(urls).not.toHaveBeenCalled();
});
