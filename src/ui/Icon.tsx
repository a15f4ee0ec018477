'use client';
import * as styles from './Icon.css';

const shapes = {
  chevron: 'M5 7.5l5 5 5-5',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  external: 'M6 14l8-8M7.5 6H14v6.5',
  globe:
    'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0h15M10 2.5q-6.5 7.5 0 15q6.5-7.5 0-15',
  menu: 'M3 6.5h14M3 13.5h14',
  cross: 'M5 5l10 10M15 5L5 15',
};

export interface IconProps {
  shape: keyof typeof shapes;
  /** Width and height, in px. @default 20 */
  size?: number;
  className?: string;
}

/** A decorative icon: 20 px box, 1.5 px stroke, in the text's colour. The element around it needs a label. */
export function Icon({ shape, size = 20, className = '' }: IconProps) {
  const own = shape === 'chevron' ? styles.chevron : styles.icon;
  return (
    <svg
      aria-hidden="true"
      className={`${own} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
    >
      <path d={shapes[shape]} />
    </svg>
  );
}
