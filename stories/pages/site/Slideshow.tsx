import { useId, type ReactNode } from 'react';
import { Icon } from '../../../src/components/shared/Icon';
import * as site from './site.css';
import * as styles from './Slideshow.css';
import { useSlides } from './useSlides';

interface SlideshowProps<Item> {
  title: string;
  /** What a slide is, in the names of the buttons. */
  noun: string;
  items: readonly Item[];
  className?: string;
  children(item: Item): ReactNode;
}

/**
 * Slides that only the visitor turns. Screen readers announce the new slide.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Slideshow<Item>({
  title,
  noun,
  items,
  className,
  children,
}: SlideshowProps<Item>) {
  const { index, previous, next } = useSlides(items.length);
  const id = useId();
  const turns = [
    { name: 'previous', turn: previous, icon: styles.backward },
    { name: 'next', turn: next, icon: undefined },
  ];
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={site.heading}>
          {title}
        </h2>
        <div className={styles.controls}>
          <span aria-hidden="true" className={styles.position}>
            {index + 1} / {items.length}
          </span>
          {turns.map(({ name, turn, icon }) => (
            <button
              key={name}
              type="button"
              className={styles.control}
              aria-label={`${name === 'next' ? 'Next' : 'Previous'} ${noun}`}
              aria-controls={`${id}-slides`}
              data-lintel-id={`${name}-${noun}`}
              onClick={turn}
            >
              <Icon shape="arrow" className={icon} />
            </button>
          ))}
        </div>
      </div>
      <div
        id={`${id}-slides`}
        className={`${styles.slides} ${className}`}
        aria-live="polite"
      >
        {items.map((item, position) => (
          <div
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${items.length}`}
            className={position === index ? styles.shown : styles.slide}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </div>
  );
}
