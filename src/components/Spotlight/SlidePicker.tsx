import * as styles from './Carousel.css';

interface SlidePickerProps {
  label: string;
  names: readonly string[];
  index: number;
  onPick(index: number): void;
}

/** A button for each picture; that of the one that is shown does nothing. */
export function SlidePicker({ label, names, index, onPick }: SlidePickerProps) {
  return (
    <div role="group" aria-label={label} className={styles.picker}>
      {names.map((name, position) => (
        <button
          key={position}
          type="button"
          aria-label={name}
          // Not `disabled`: it would drop the focus.
          aria-disabled={position === index ? true : undefined}
          className={styles.pick}
          onClick={() => {
            if (position !== index) onPick(position);
          }}
        />
      ))}
    </div>
  );
}
