import { Image } from '../../../src/index';
import * as styles from './Crop.css';

/** A part of a picture, in per cent of the picture's width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface CropProps {
  file: 'studio' | 'bakery' | 'workshop';
  region: Region;
  alt: string;
  /** The displayed width of the whole picture, of which this is a part. */
  sizes: string;
  className?: string;
  isFirst?: boolean;
}

const WIDTH = 2500;
const HEIGHT = 1563;

/** Shows a part of one of the package's pictures. */
export function Crop({
  file,
  region: { left, top, width, height },
  alt,
  sizes,
  className = '',
  isFirst = false,
}: CropProps) {
  return (
    <div
      className={`${styles.box} ${className}`}
      style={{ aspectRatio: `${width * WIDTH} / ${height * HEIGHT}` }}
    >
      <Image
        folder="spotlight"
        file={file}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        sizes={sizes}
        fetchPriority={isFirst ? 'high' : undefined}
        className={styles.image}
        style={{
          width: `${10_000 / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </div>
  );
}
