import * as styles from './Backdrop.css';

export interface BackdropProps {
  open: boolean;
  onClose(): void;
}

/** Dims the page below an open menu; pointing at it or pressing it closes the menu (specification §4). */
export function Backdrop({ open, onClose }: BackdropProps) {
  return (
    <div
      data-lintel="backdrop"
      data-state={open ? 'open' : 'closed'}
      className={styles.backdrop}
      // Keeps the keyboard's focus where it is: a press would move it to the body.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') onClose();
      }}
      onClick={onClose}
    />
  );
}
