'use client';
import { forwardRef, type ImgHTMLAttributes } from 'react';
import { imageFormats, type ImageExtension } from './images';
import type { SiteConfig } from '../site/siteConfig';
import { useSettings } from '../parts/contexts';
import { useSitePage } from '../parts/useSitePage';
import { Picture, priority } from './Picture';

/**
 * Props of `Image`, in addition to the attributes of `<img>`.
 * @example
 * import type { ImageProps } from 'lintel';
 *
 * const props: ImageProps = { folder: 'spotlight', file: 'studio', alt: '' };
 */
export interface ImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'alt' | 'loading' | 'fetchPriority'
> {
  /**
   * The folder on the media host. Slashes separate nested folders.
   * @example 'spotlight'
   */
  folder: string;
  /**
   * The file name without width and extension: `studio` for `studio-500w.jpg`.
   * @example 'studio'
   */
  file: string;
  /**
   * The format of the picture. WebP is offered as well.
   * @default 'jpg'
   * @example 'png'
   */
  extension?: ImageExtension | undefined;
  /**
   * The alternative text. Use an empty string for a decorative picture.
   * @example 'The website of an architect'
   */
  alt: string;
  /**
   * The displayed width, as in the `sizes` attribute of `<img>`. The browser
   * chooses the file by it.
   * @default the width of the window
   * @example '(min-width: 960px) 864px, 90vw'
   */
  sizes?: string | undefined;
  /**
   * Whether WebP is offered first.
   * @default true
   * @example false
   */
  webp?: boolean | undefined;
  /**
   * `lazy` loads the picture when it comes near the window.
   * @default `'lazy'`, or `'eager'` with `fetchPriority="high"`
   * @example 'eager'
   */
  loading?: 'lazy' | 'eager' | undefined;
  /**
   * How urgently the browser loads it. Use `high` for the one picture that is
   * visible first.
   * @default the browser decides
   * @example 'high'
   */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /**
   * The site that the media host belongs to, if no provider sets it.
   * @default the provider's
   * @example { domain: 'example.com' }
   */
  site?: SiteConfig | undefined;
}

/**
 * A picture of the media host, offered in all its widths. Renders a
 * `<picture>`. Class name, ref and attributes are passed to the `<img>`.
 *
 * @example
 * import { Image } from 'lintel';
 *
 * export function Studio() {
 *   return (
 *     <Image
 *       folder="spotlight"
 *       file="studio"
 *       alt="The website of an architect"
 *       sizes="50vw"
 *       width={2500}
 *       height={1563}
 *     />
 *   );
 * }
 */
export const Image = forwardRef<HTMLImageElement, ImageProps>(function Image(
  {
    site,
    folder,
    file,
    extension,
    webp,
    fetchPriority,
    loading = fetchPriority === 'high' ? 'eager' : 'lazy',
    ...props
  },
  ref,
) {
  const settings = useSettings();
  const page = useSitePage(site && { ...settings, site });
  return (
    <Picture
      data-lintel="image"
      loading={loading}
      {...priority(fetchPriority)}
      {...props}
      imageRef={ref}
      image={{ folder, file }}
      formats={imageFormats(extension, webp)}
      urlOf={(path) => page.site.urlOn('media', path)}
    />
  );
});
