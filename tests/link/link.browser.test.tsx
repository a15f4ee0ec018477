import '@fontsource-variable/hanken-grotesk';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../.storybook/preview.css';
import { Link, type LinkProps } from '../../src/link/Link';
import { LinkPage, type LinkPageProps } from '../../stories/Link/LinkPage';

const variants = ['primary', 'secondary', 'tertiary', 'inline'] as const;

const words: LinkPageProps = {
  title: 'Everything a small studio needs',
  sentence: ['See ', 'all that comes with it', ', and begin.'],
  primary: 'Choose a template',
  secondary: 'See prices',
  tertiary: 'For larger companies',
};

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

/** The computed style of the arrow. */
const arrow = () => getComputedStyle(link().querySelector('svg')!);

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

describe('the arrow', () => {
  const FORWARD = 'matrix(1, 0, 0, 1, 4, 0)';
  const under = (dir?: 'rtl') => showOne({ variant: 'tertiary' }, dir);

  it('is mirrored in right-to-left text', async () => {
    under('rtl');
    // Mirrors its movement too.
    expect(arrow().scale).toBe('-1 1');
    await userEvent.hover(link());
    await expect.poll(() => arrow().transform).toBe(FORWARD);
  });

  it('is not mirrored in left-to-right text on a right-to-left page', () => {
    show(
      <span dir="ltr">
        <Link href="/pricing" variant="tertiary">
          Go
        </Link>
      </span>,
      'rtl',
    );
    expect(arrow().scale).toBe('1');
  });

  it('stays on the line of the last word', async () => {
    await page.viewport(320, 640);
    show(
      <Link href="/" variant="tertiary">
        {'For companies larger than ours '.repeat(4).trim()}
      </Link>,
    );
    await document.fonts.ready;
    const text = link().firstChild as Text;
    const lastWord = document.createRange();
    lastWord.setStart(text, text.length - 'ours'.length);
    lastWord.setEnd(text, text.length);
    const main = document.querySelector('main')!;
    for (let width = 320; width > 120; width -= 1) {
      main.style.width = `${width}px`;
      const { bottom } = lastWord.getBoundingClientRect();
      const icon = link().querySelector('svg')!.getBoundingClientRect();
      expect(icon.top, `at ${width} px`).toBeLessThan(bottom);
    }
  });
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

describe('a page with links', () => {
  it('does not scroll sideways for a long word', async () => {
    await page.viewport(320, 640);
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    render(
      <LinkPage
        {...words}
        sentence={['', word, '']}
        primary={word}
        secondary={word}
        tertiary={word}
      />,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });
});
