/** A picture of the media host, which keeps it in several widths (specification §3). */
export interface ImageFile {
  folder: string;
  /** Without width and ending. */
  file: string;
}

/** The widths the media host keeps, in px (specification §3). */
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/** The width of the `<img>` itself, in px (specification §3). */
const FALLBACK_WIDTH = 500;

/** The path of a picture on the media host: `{folder}/{file}-{width}w.{ext}`. */
export function imagePath(
  { folder, file }: ImageFile,
  extension: string,
  width: number = FALLBACK_WIDTH,
): string {
  return `/${folder}/${file}-${width}w.${extension}`;
}

/**
 * Every width of a picture, for `srcset`.
 *
 * @param urlOf the address of a path on the media host
 */
export function imageSources(
  image: ImageFile,
  extension: string,
  urlOf: (path: string) => string,
): string {
  return IMAGE_WIDTHS.map(
    (width) => `${urlOf(imagePath(image, extension, width))} ${width}w`,
  ).join(', ');
}
