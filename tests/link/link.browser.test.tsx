import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../.storybook/preview.css';
import { Link, type LinkProps } from '../../src/link/Link';

const variants = ['primary', 'secondary', 'tertiary', 'inline'] as const;

function show(children: ReactNode, dir?: 'rtl') {
  document.title = 'A page';
  document.documentElement.lang = 'en';
  render(
    <main dir={dir}>
      <h1>A page</h1>
      <p>{children}</p>
    </main>,
  );
}

const link = () => screen.getByRole('link');
const showOne = (props: Partial<LinkProps> = {}, dir?: 'rtl') =>
  show(
    <Link href="/pricing" {...props}>
      Go
    </Link>,
    dir,
  );

describe('with a keyboard', () => {
  it('each link is focused by Tab and has a ring', async () => {
    show(
      variants.map((variant) => (
        <Link key={variant} href="/pricing" variant={variant}>
          {variant}
        </Link>
      )),
    );
    for (const variant of variants) {
      await userEvent.tab();
      const focused = document.activeElement!;
      expect(focused).toHaveTextContent(variant);
      const { outlineStyle, outlineWidth, outlineColor } =
        getComputedStyle(focused);
      expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
      expect(outlineColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  });
});

it('the arrow is mirrored in right-to-left text', () => {
  showOne({ variant: 'tertiary' }, 'rtl');
  const arrow = link().querySelector('svg')!;
  expect(getComputedStyle(arrow).scale).toBe('-1 1');
});

describe('a touch target', () => {
  it.each([
    ['primary', 44],
    ['secondary', 44],
    ['tertiary', 24],
  ] as const)(
    'that is %s is at least %i px high, even in small type',
    (variant, height) => {
      document.body.style.fontSize = '11px';
      showOne({ variant });
      const box = link().getBoundingClientRect();
      expect(box.height).toBeGreaterThanOrEqual(height);
      expect(box.width).toBeGreaterThanOrEqual(24);
    },
  );
});
