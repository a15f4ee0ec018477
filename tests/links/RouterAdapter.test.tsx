import { fireEvent, render, screen } from '@testing-library/react';
import { memo, useContext } from 'react';
import { expect, it, vi } from 'vitest';
import {
  RouterAdapter,
  type RouterAdapterProps,
} from '../../src/react/links/RouterAdapter';
import { RouterContext } from '../../src/react/page/RouterContext';

const drawn = vi.fn();

/** Renders its link again only if the adapter's value changes. */
const Links = memo(function Links() {
  const router = useContext(RouterContext)!;
  drawn(router.pathname);
  return (
    <nav {...router.handlers}>
      <a href="/blog">Blog</a>
    </nav>
  );
});

const page = (props: RouterAdapterProps) => (
  <RouterAdapter {...props}>
    <Links />
  </RouterAdapter>
);

it('the adapter calls the latest function, and links do not render again for a new one', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(page({ navigate: first }));
  drawn.mockClear();
  rerender(page({ navigate: second, routes: ['/blog'] }));
  expect(drawn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['/blog']]);
  rerender(page({ navigate: second, routes: ['/shop'] }));
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(second).toHaveBeenCalledOnce();
});

it('links render again for a new page', () => {
  const navigate = () => {};
  const { rerender } = render(page({ navigate, pathname: '/' }));
  rerender(page({ navigate, pathname: '/blog' }));
  expect(drawn).toHaveBeenLastCalledWith('/blog');
});
