import { wellFormed } from '../browser/urls';

/** A picture on the media host, which has it in several widths. */
export interface ImageFile {
  /** The folder on the media host. @example 'spotlight' */
  folder: string;
  /** The file's name, without width and extension. @example 'studio' */
  file: string;
}

/** The file formats of pictures on the media host. */
export type ImageExtension = 'jpg' | 'webp' | 'png';

/**
 * The widths that the media host has, in px.
 *
 * @example
 * import { IMAGE_WIDTHS } from 'lintel/core';
 *
 * const largest = Math.max(...IMAGE_WIDTHS); // 2500
 */
export const IMAGE_WIDTHS: readonly number[] = [
  100, 300, 500, 750, 1000, 1500, 2500,
];

/**
 * The width of the `<img>` without `srcset`, in px.
 *
 * @example
 * import { IMAGE_FALLBACK_WIDTH, imagePath } from 'lintel/core';
 *
 * imagePath({ folder: 'blog', file: 'desk' }, 'jpg', IMAGE_FALLBACK_WIDTH);
 */
export const IMAGE_FALLBACK_WIDTH = 500;

/**
 * The path of a picture on the media host: `{folder}/{file}-{width}w.{ext}`. It
 * never leads to another host or folder, and is safe in a `srcset`, where
 * spaces and commas separate addresses.
 *
 * @param width in px, one of `IMAGE_WIDTHS`
 * @example
 * import { imagePath } from 'lintel/core';
 *
 * imagePath({ folder: 'blog', file: 'desk' }, 'webp', 750);
 * // '/blog/desk-750w.webp'
 */
export function imagePath(
  { folder, file }: ImageFile,
  extension: ImageExtension = 'jpg',
  width: number = IMAGE_FALLBACK_WIDTH,
): string {
  const name = `${file}-${width}w.${extension}`;
  return `/${wellFormed(`${folder}/${name}`)
    .split('/')
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .map(encodeURIComponent)
    .join('/')}`;
}

/**
 * The `srcset` of a picture: its address in every width.
 *
 * @param urlOf returns the address of a path on the media host
 * @example
 * import { imageSources } from 'lintel/core';
 *
 * const srcSet = imageSources(
 *   { folder: 'blog', file: 'desk' },
 *   'jpg',
 *   (path) => `https://media.example.com${path}`,
 * );
 */
export function imageSources(
  image: ImageFile,
  extension: ImageExtension,
  urlOf: (path: string) => string,
): string {
  return IMAGE_WIDTHS.map(
    (width) => `${urlOf(imagePath(image, extension, width))} ${width}w`,
  ).join(', ');
}

/**
 * The formats to offer a picture in, smaller ones first.
 *
 * @param webp whether to offer WebP in addition to its own format
 * @example
 * import { imageFormats } from 'lintel/core';
 *
 * imageFormats('png'); // ['webp', 'png']
 */
export function imageFormats(
  extension: ImageExtension = 'jpg',
  webp = true,
): ImageExtension[] {
  return webp && extension !== 'webp' ? ['webp', extension] : [extension];
}

/**
 * The media type of a format, for a `<source>`.
 *
 * @example
 * import { imageType } from 'lintel/core';
 *
 * imageType('jpg'); // 'image/jpeg'
 */
export function imageType(extension: ImageExtension): string {
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}
