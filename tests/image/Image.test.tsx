import { render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Image, type ImageProps } from '../../src/image/Image';
import { LintelProvider } from '../../src/parts/LintelProvider';

const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];
const HOST = 'https://media.example.com';
const site = { domain: 'example.com' };

function show(props: Partial<ComponentProps<typeof Image>> = {}) {
  render(
    <LintelProvider tracking={false} site={site}>
      <Image folder="spotlight" file="studio" alt="A studio" {...props} />
    </LintelProvider>,
  );
}

const image = () => screen.getByRole('img', { name: 'A studio' });

/** The `<source>` elements. */
const sources = () =>
  Array.from(image().parentElement!.querySelectorAll('source'), (source) => [
    source.type,
    source.srcset,
  ]);

const srcset = (extension: string) =>
  WIDTHS.map(
    (width) => `${HOST}/spotlight/studio-${width}w.${extension} ${width}w`,
  ).join(', ');

describe('an image', () => {
  it.each([
    [undefined, '100vw'],
    ['50vw', '50vw'],
  ])('with sizes %s has sizes %s on every source', (sizes, expected) => {
    show({ sizes });
    const all = image().parentElement!.querySelectorAll('[srcset]');
    expect(all).not.toHaveLength(0);
    for (const one of all) expect(one).toHaveAttribute('sizes', expected);
  });

  it('has the fallback’s width, and offers WebP first', () => {
    show();
    expect(image()).toHaveAttribute('src', `${HOST}/spotlight/studio-500w.jpg`);
    expect(sources()).toEqual([
      ['image/webp', srcset('webp')],
      ['image/jpeg', srcset('jpg')],
    ]);
  });

  it('is the same on a server', () => {
    const props = { folder: 'spotlight', file: 'studio', alt: 'A studio' };
    const html = renderToString(
      <Image {...props} site={site} fetchPriority="high" />,
    );
    expect(html).toContain(`src="${HOST}/spotlight/studio-500w.jpg"`);
    expect(html).toContain(`srcSet="${srcset('webp')}"`);
    expect(html).not.toContain('style=');
    expect(html).toMatch(
      /loading="eager"[^>]* fetchpriority="high"[^>]* src=/i,
    );
  });
});

describe('loading', () => {
  it.each<[Partial<ImageProps>, string, string | null]>([
    [{}, 'lazy', null],
    [{ fetchPriority: 'high' }, 'eager', 'high'],
    [{ fetchPriority: 'high', loading: 'lazy' }, 'lazy', 'high'],
    [{ loading: 'eager' }, 'eager', null],
  ])('with %j is %s, with the priority %s', (props, loading, priority) => {
    show(props);
    expect(image().getAttribute('loading')).toBe(loading);
    expect(image().getAttribute('fetchpriority')).toBe(priority);
  });

  it('and decoding have their defaults if they are undefined', () => {
    show({ loading: undefined, decoding: undefined });
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('decoding', 'async');
  });
});
