import React, { type ImgHTMLAttributes, type Ref } from 'react';
import {
  imagePath,
  imageSources,
  imageType,
  type ImageExtension,
  type ImageFile,
} from '../../core/media/images';

export interface PictureProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'fetchPriority'
> {
  image: ImageFile;
  /** What it is offered as, the best first; the last is the `<img>`'s own. */
  formats: readonly ImageExtension[];
  /** Of the `<img>`, where it is not offered as that. @default the last of `formats` */
  extension?: ImageExtension;
  alt: string;
  fetchPriority?: 'high' | 'low' | 'auto';
  /** Of the `<picture>`. */
  frameClassName?: string;
  imageRef?: Ref<HTMLImageElement>;
  /** The address of a path on the media host. */
  urlOf(path: string): string;
}

/** A picture of the media host in every width that it keeps (specification §3). Pure. */
export function Picture({
  image,
  formats,
  extension = formats[formats.length - 1],
  sizes,
  fetchPriority,
  loading = fetchPriority === 'high' ? 'eager' : 'lazy',
  frameClassName,
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
        // Before the address: a browser may begin to load as soon as it has it.
        loading={loading}
        decoding="async"
        {...priority(fetchPriority)}
        {...props}
        ref={imageRef}
        src={urlOf(imagePath(image, extension))}
      />
    </picture>
  );
}

/**
 * React 18 warns of the camel case, and React 19 of the lower. `use` tells
 * them apart, as the canaries between the two have both.
 */
function priority(fetchPriority: PictureProps['fetchPriority']) {
  if (fetchPriority === undefined) return undefined;
  return 'use' in React ? { fetchPriority } : { fetchpriority: fetchPriority };
}
