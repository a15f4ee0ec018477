import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { NextAdapter, type NextAdapterProps } from '../../src/next';
import { visit } from '../support/visit';

type Options = { locale?: string | false };

const router = vi.hoisted(() => ({
  push: vi.fn<(href: string, as?: undefined, options?: Options) => void>(),
  prefetch: vi.fn((href: string, as?: undefined, options?: Options) => {
    if (options) options.locale = 'fr';
  }),
}));

/** Next as the adapter sees it. */
const next = vi.hoisted(() => ({ isPages: false, pathname: '/' }));

vi.mock('next/compat/router.js', () => ({
  useRouter: () => (next.isPages ? router : null),
}));
vi.mock('next/navigation.js', () => ({
  usePathname: () => next.pathname,
  useRouter: () => router,
}));

beforeEach(() => {
  vi.clearAllMocks();
  next.isPages = false;
  next.pathname = '/';
});

function page(props: NextAdapterProps = {}) {
  return (
    <NextAdapter {...props}>
      <Header
        site={{ domain: 'example.com' }}
        accounts={false}
        tracking={false}
        consent="denied"
        navigation={{ version: 1, items: [pricing] }}
      />
    </NextAdapter>
  );
}

const pricing = { id: 'pricing', label: 'Pricing', href: '/shop/pricing' };

it('the App Router opens and prefetches the address of a link, and the header marks it on its page', () => {
  visit('https://www.example.com/shop');
  const { rerender } = render(page({ basePath: '/shop/' }));
  const link = screen.getByRole('link', { name: 'Pricing' });
  fireEvent.pointerOver(link);
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/pricing');
  window.history.pushState(null, '', '/shop/pricing');
  next.pathname = '/pricing';
  rerender(page({ basePath: '/shop/' }));
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('the Pages Router opens the address of a link as it is, although Next writes to its options', () => {
  next.isPages = true;
  render(page());
  const link = screen.getByRole('link', { name: 'Pricing' });
  fireEvent.pointerOver(link);
  fireEvent.click(link);
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    '/shop/pricing',
    undefined,
    { locale: false },
  );
});
