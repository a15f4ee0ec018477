import * as styles from './Carousel.css';

// Here, and not with the header's: they come with the carousel.
const shapes = {
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.5v11l8.5-5.5z',
  previous: 'M12 5l-5 5 5 5',
  next: 'M8 5l5 5-5 5',
};

interface CarouselButtonProps {
  shape: keyof typeof shapes;
  label: string;
  /** The id of what it moves. */
  slidesId?: string;
  onClick(): void;
}

export function CarouselButton({
  shape,
  label,
  slidesId,
  onClick,
}: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={slidesId}
      data-shape={shape}
      className={styles.button}
      onClick={onClick}
    >
      <svg
        aria-hidden="true"
        className={styles.icon}
        width={16}
        height={16}
        viewBox="0 0 20 20"
      >
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}
