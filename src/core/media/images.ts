import { describeValue } from '../report/describeValue';
import { warnInDevelopment } from '../report/report';
import { wellFormed } from '../browser/samePagePath';

/** A picture of the media host, which keeps it in several widths (specification §3). */
export interface ImageFile {
  folder: string;
  /** Without width and ending. */
  file: string;
}

/** What the media host keeps a picture as (specification §3). */
export type ImageExtension = 'jpg' | 'webp' | 'png';

/** The widths the media host keeps, in px (specification §3). */
export const IMAGE_WIDTHS: readonly number[] = [
  100, 300, 500, 750, 1000, 1500, 2500,
];

/** The width of the `<img>` itself, in px (specification §3). */
export const IMAGE_FALLBACK_WIDTH = 500;

/**
 * The path of a picture on the media host: `{folder}/{file}-{width}w.{ext}`.
 * Whatever folder and file hold, it leads to no other host or folder, and can
 * stand in a `srcset`, where blanks and commas part the addresses.
 *
 * @param width in px, one of `IMAGE_WIDTHS`
 */
export function imagePath(
  { folder, file }: ImageFile,
  extension: ImageExtension = 'jpg',
  width: number = IMAGE_FALLBACK_WIDTH,
): string {
  const name = `${file}-${width}w.${knownExtension(extension)}`;
  return `/${wellFormed(`${folder}/${name}`)
    .split('/')
    .filter((segment) => !/^\.{0,2}$/.test(segment))
    .map(encodeURIComponent)
    .join('/')}`;
}

/**
 * Every width of a picture, for `srcset`.
 *
 * @param urlOf the address of a path on the media host
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

/** What a picture is offered as, first what is smaller. @param webp whether to offer that beside its own */
export function imageFormats(
  extension: ImageExtension = 'jpg',
  webp = true,
): ImageExtension[] {
  const own = knownExtension(extension);
  return webp && own !== 'webp' ? ['webp', own] : [own];
}

/** The media type, for a `<source>`. */
export function imageType(extension: ImageExtension): string {
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** A caller without types may say anything. */
function knownExtension(given: ImageExtension): ImageExtension {
  if (['jpg', 'webp', 'png'].includes(given)) return given;
  if (process.env.NODE_ENV !== 'production') {
    warnInDevelopment(
      `unknown extension ${describeValue(given)} of a picture; using "jpg". Use "jpg", "webp" or "png".`,
    );
  }
  return 'jpg';
}
