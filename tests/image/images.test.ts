import { describe, expect, it } from 'vitest';
import { imageFormats, imagePath, imageSources } from '../../src/image/images';
import { resolveSite } from '../../src/site/site';
import { hostileLocations } from '../site/hostileLocations';

const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];
const HOST = 'https://media.example.com';

const studio = { folder: 'spotlight', file: 'studio' };
const { urlOn } = resolveSite({ domain: 'example.com' }, null, []);
const urlOf = (path: string) => urlOn('media', path);

describe('an image on the media host', () => {
  it.each(['jpg', 'webp', 'png'] as const)('can be %s', (extension) => {
    expect(imagePath(studio, extension, 2500)).toBe(
      `/spotlight/studio-2500w.${extension}`,
    );
  });

  it('can be in a nested folder', () => {
    const image = { folder: 'pages/home', file: 'hero' };
    expect(imagePath(image)).toBe('/pages/home/hero-500w.jpg');
  });
});

describe('the formats of an image', () => {
  it.each([
    ['jpg', undefined, ['webp', 'jpg']],
    ['png', true, ['webp', 'png']],
    ['webp', true, ['webp']],
    ['jpg', false, ['jpg']],
    ['webp', false, ['webp']],
    [undefined, undefined, ['webp', 'jpg']],
  ] as const)(
    'of type %s, with webp=%s, are %j',
    (extension, webp, formats) => {
      expect(imageFormats(extension, webp)).toEqual(formats);
    },
  );
});

describe('an invalid name', () => {
  it.each([
    ['../../secrets', 'studio', '/secrets/studio-500w.jpg'],
    ['//evil.example', 'x', '/evil.example/x-500w.jpg'],
    ['https://evil.example', 'x', '/https%3A/evil.example/x-500w.jpg'],
    ['\\\\evil.example', 'x', '/%5C%5Cevil.example/x-500w.jpg'],
    ['%2e%2e', 'x', '/%252e%252e/x-500w.jpg'],
    ['our pictures', 'a, b', '/our%20pictures/a%2C%20b-500w.jpg'],
    ['a?b', 'c#d', '/a%3Fb/c%23d-500w.jpg'],
    ['büro', 'スタジオ', '/b%C3%BCro/%E3%82%B9%E3%82%BF%E3%82%B8%E3%82%AA-500w.jpg'], // prettier-ignore
    ['\ud800', '%', '/%EF%BF%BD/%25-500w.jpg'],
  ])('%j, %j is encoded as %s', (folder, file, path) => {
    expect(imagePath({ folder, file })).toBe(path);
  });

  it('cannot change the host or the srcset', () => {
    for (const name of hostileLocations) {
      expectContained(name, 'file');
      expectContained('folder', name);
    }
  });
});

/** Splits a `srcset` at spaces and commas, like a browser. */
function expectContained(folder: string, file: string): void {
  const image = { folder, file };
  const candidates = imageSources(image, 'webp', urlOf).split(', ');
  expect(candidates).toHaveLength(WIDTHS.length);
  candidates.forEach((candidate, index) => {
    const width = WIDTHS[index];
    expect(candidate).toMatch(
      new RegExp(`^${HOST}/[^\\s,"<>\\\\?#]+ ${width}w$`),
    );
    const url = new URL(candidate.split(' ')[0]!);
    // Names that stay as they are have no dots that lead upwards.
    expect(candidate).toBe(`${url.href} ${width}w`);
    expect(url.href).toBe(urlOf(imagePath(image, 'webp', width)));
    expect(url.pathname.endsWith(`-${width}w.webp`)).toBe(true);
  });
}
