import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { NavigationPicture } from '../content/navigation';
import { useSite } from '../parts/useSite';
import { Picture } from '../image/Picture';
import * as styles from './Pictures.css';

/** The state of the carousel. Without it, the first picture is shown. */
export interface Rotation {
  index: number;
  /** The highest index rendered so far. Later pictures are not loaded yet. */
  reached: number;
  frame: HTMLAttributes<HTMLElement>;
  slides: HTMLAttributes<HTMLElement>;
  slide(index: number): HTMLAttributes<HTMLElement>;
}

export interface PicturesProps {
  id: string;
  /** The spotlight's title. */
  label: string;
  pictures: readonly NavigationPicture[];
}

interface FrameProps extends PicturesProps {
  rotation?: Rotation;
  frame?: Ref<HTMLDivElement>;
  /** The carousel's controls. */
  children?: ReactNode;
}

/** The spotlight's pictures, of which one is visible. Has no state. */
export function Pictures({ pictures, rotation, frame, children }: FrameProps) {
  const site = useSite();
  const { index = 0, reached = 0 } = rotation ?? {};
  return (
    <div
      ref={frame}
      className={pictures.length > 1 ? styles.carousel : styles.frame}
      {...rotation?.frame}
    >
      {children}
      <div className={styles.slides} {...rotation?.slides}>
        {pictures.slice(0, reached + 1).map((picture, position) => (
          <div
            key={position}
            data-state={position === index ? 'shown' : 'hidden'}
            className={styles.slide}
            {...rotation?.slide(position)}
          >
            <Picture
              image={picture}
              formats={['webp']}
              extension={picture.extension ?? 'jpg'}
              sizes={styles.sizes}
              alt={picture.alt ?? ''}
              width={2500}
              height={1563}
              className={styles.picture}
              frameClassName={styles.whole}
              urlOf={(path) => site.urlOn('media', path)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
