import { describe, expect, it } from 'vitest';
import { imagePath, imageSources } from '../../src/core/images';

const studio = { folder: 'spotlight', file: 'studio' };

describe('a picture on the media host', () => {
  it('is in the fallback’s width where none is asked for', () => {
    expect(imagePath(studio, 'jpg')).toBe('/spotlight/studio-500w.jpg');
  });

  it.each(['jpg', 'webp', 'png'])('can be %s', (extension) => {
    expect(imagePath(studio, extension, 2500)).toBe(
      `/spotlight/studio-2500w.${extension}`,
    );
  });

  it('is offered in every width that the host keeps', () => {
    const urlOf = (path: string) => `https://media.example.com${path}`;
    const sources = imageSources(studio, 'webp', urlOf).split(', ');
    expect(sources).toEqual(
      [100, 300, 500, 750, 1000, 1500, 2500].map(
        (width) =>
          `https://media.example.com/spotlight/studio-${width}w.webp ${width}w`,
      ),
    );
  });
});
