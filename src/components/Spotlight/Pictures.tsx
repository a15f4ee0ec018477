import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { imagePath, imageSources } from '../../core/images';
import type { Site } from '../../core/site';
import type { NavigationPicture } from '../../hooks/useContent';
import * as styles from './Pictures.css';

/** What a carousel makes of the pictures: without one, the first is shown. */
export interface Rotation {
  index: number;
  /** The last picture that is needed yet. */
  reached: number;
  frame: HTMLAttributes<HTMLElement>;
  slides: HTMLAttributes<HTMLElement>;
  slide(index: number): HTMLAttributes<HTMLElement>;
}

export interface PicturesProps {
  id: string;
  /** The spotlight's. */
  label: string;
  pictures: readonly NavigationPicture[];
  site: Site;
}

interface FrameProps extends PicturesProps {
  rotation?: Rotation;
  frame?: Ref<HTMLDivElement>;
  /** The carousel's controls. */
  children?: ReactNode;
}

/** The spotlight's pictures, of which one is shown. Pure. */
export function Pictures({
  pictures,
  site,
  rotation,
  frame,
  children,
}: FrameProps) {
  const { index = 0, reached = 0 } = rotation ?? {};
  return (
    <div ref={frame} className={styles.frame} {...rotation?.frame}>
      {children}
      <div className={styles.slides} {...rotation?.slides}>
        {pictures.slice(0, reached + 1).map((picture, position) => (
          <div
            key={position}
            data-state={position === index ? 'shown' : 'hidden'}
            className={styles.slide}
            {...rotation?.slide(position)}
          >
            <Slide picture={picture} site={site} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Slide({ picture, site }: { picture: NavigationPicture; site: Site }) {
  const urlOf = (path: string) => site.urlOn('media', path);
  return (
    <picture className={styles.whole}>
      <source
        type="image/webp"
        srcSet={imageSources(picture, 'webp', urlOf)}
        sizes={styles.sizes}
      />
      <img
        // Nothing is downloaded before the menu opens.
        loading="lazy"
        decoding="async"
        width={2500}
        height={1563}
        src={urlOf(imagePath(picture, picture.extension ?? 'jpg'))}
        alt={picture.alt ?? ''}
        className={styles.picture}
      />
    </picture>
  );
}
