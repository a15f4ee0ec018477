'use client';
import React, { type ImgHTMLAttributes, type Ref } from 'react';
import {
  imagePath,
  imageSources,
  imageType,
  type ImageExtension,
  type ImageFile,
} from './images';

export interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet'
> {
  image: ImageFile;
  /** The formats of its sources, best first. */
  formats: readonly ImageExtension[];
  /** The format of the `<img>`. @default the last of `formats` */
  extension?: ImageExtension;
  alt: string;
  /** The class name of the `<picture>`. */
  frameClassName?: string;
  imageRef?: Ref<HTMLImageElement>;
  /** Returns the address of a path on the media host. */
  urlOf(path: string): string;
}

/** A picture of the media host, in all its widths (behaviour I3). Uses no context. */
export function Picture({
  image,
  formats,
  extension = formats[formats.length - 1],
  // `srcset` with widths requires it.
  // https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
  sizes = '100vw',
  frameClassName,
  loading = 'lazy',
  decoding = 'async',
  imageRef,
  urlOf,
  ...props
}: PictureProps) {
  return (
    <picture className={frameClassName}>
      {formats.map((format) => (
        <source
          key={format}
          type={imageType(format)}
          srcSet={imageSources(image, format, urlOf)}
          sizes={sizes}
        />
      ))}
      <img
        // Before `src`: a browser may start loading as soon as it is set.
        loading={loading}
        decoding={decoding}
        {...props}
        ref={imageRef}
        src={urlOf(imagePath(image, extension))}
      />
    </picture>
  );
}

/**
 * The attribute of a picture's priority. React 18 warns about `fetchPriority`,
 * and React 19 about `fetchpriority`. The canary versions in between already
 * have `use`, so that is what is tested.
 */
export function priority(fetchPriority?: 'high' | 'low' | 'auto') {
  if (fetchPriority === undefined) return undefined;
  return 'use' in React ? { fetchPriority } : { fetchpriority: fetchPriority };
}
