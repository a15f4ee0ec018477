'use client';
import { forwardRef, type ImgHTMLAttributes, type Ref } from 'react';
import {
  imageFormats,
  type ImageExtension,
  type ImageFile,
} from '../../core/media/images';
import { flagOf } from '../../core/report/propValues';
import type { SiteConfig } from '../../core/site/site';
import { useSite } from '../../react/page/useSite';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { Picture } from '../shared/Picture';
import { useLintedProps } from '../lint/useLintedProps';

export interface ImageProps
  extends
    ImageFile,
    Omit<
      ImgHTMLAttributes<HTMLImageElement>,
      'src' | 'srcSet' | 'alt' | 'loading' | 'fetchPriority'
    > {
  /** On the media host; slashes lead into folders in it. */
  folder: string;
  /** Without width and ending: `studio` for `studio-500w.jpg`. */
  file: string;
  /** Of the picture itself. @default 'jpg' */
  extension?: ImageExtension;
  /** What it shows; empty for one that says nothing of its own. */
  alt: string;
  /**
   * How wide it is drawn, as in the `sizes` of an `<img>`, so that the browser
   * takes the width it needs.
   * @default as wide as the window
   */
  sizes?: string;
  /** Whether WebP is offered first (specification §3). @default true */
  webp?: boolean;
  /** `lazy` waits until it comes near. @default 'lazy', with `fetchPriority="high"` 'eager' */
  loading?: 'lazy' | 'eager';
  /** `high` for the picture that a visitor sees first. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** Where its media host is, where no provider around it says so. */
  site?: SiteConfig;
}

/**
 * A picture of the media host, in every width that it keeps (specification
 * §3). Renders a `<picture>`; class name, ref and all attributes of an `<img>`
 * are its `<img>`'s.
 *
 * @example
 * <Image folder="spotlight" file="studio" alt="A studio" sizes="50vw" width={2500} height={1563} />
 */
export const Image = forwardRef<HTMLImageElement, ImageProps>(
  function Image(given, ref) {
    useLintedProps('Image', given);
    const { site, ...props } = given;
    const image = <HostedImage {...props} imageRef={ref} />;
    return site ? (
      <SettingsProvider site={site}>{image}</SettingsProvider>
    ) : (
      image
    );
  },
);

function HostedImage({
  folder,
  file,
  extension,
  webp,
  alt,
  loading,
  fetchPriority,
  ...props
}: ImageProps & { imageRef: Ref<HTMLImageElement> }) {
  const site = useSite();
  return (
    <Picture
      data-lintel="image"
      {...props}
      alt={typeof alt === 'string' ? alt : ''}
      loading={knownOf(loading, ['lazy', 'eager'])}
      fetchPriority={knownOf(fetchPriority, ['high', 'low', 'auto'])}
      image={{ folder, file }}
      formats={imageFormats(extension, flagOf(webp))}
      urlOf={(path) => site.urlOn('media', path)}
    />
  );
}

/** One of the known values, or none. */
function knownOf<Known extends string>(
  given: Known | undefined,
  known: readonly Known[],
): Known | undefined {
  return known.find((each) => each === given);
}
