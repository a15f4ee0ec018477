import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { NextAdapter } from '../../src/next';

type Options = { locale?: string | false };

const router = vi.hoisted(() => ({
  push: vi.fn<(href: string, as: undefined, options: Options) => void>(),
  prefetch: (href: string, as: undefined, options: Options) => {
    options.locale = 'fr';
  },
}));

vi.mock('next/compat/router.js', () => ({ useRouter: () => router }));
vi.mock('next/navigation.js', () => ({
  usePathname: () => '/',
  useRouter: () => router,
}));

it('the Pages Router opens the address of a link as it is, although Next writes to its options', () => {
  render(
    <NextAdapter>
      <Header
        site={{ domain: 'example.com' }}
        accounts={false}
        tracking={false}
        consent="denied"
        actions={<a href="/pricing">Pricing</a>}
      />
    </NextAdapter>,
  );
  const link = screen.getByRole('link', { name: 'Pricing' });
  fireEvent.pointerOver(link);
  fireEvent.click(link);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/pricing', undefined, {
    locale: false,
  });
});
