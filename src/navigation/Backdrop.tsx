import { isHover } from '../browser/clicks';
import * as styles from './Backdrop.css';

export interface BackdropProps {
  open: boolean;
  onClose(): void;
}

/** Dims the page behind an open menu. Hovering or clicking it closes the menu (behaviour M5). */
export function Backdrop({ open, onClose }: BackdropProps) {
  return (
    <div
      data-lintel="backdrop"
      data-state={open ? 'open' : 'closed'}
      className={styles.backdrop}
      // A press would move focus to the body.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      // Not `onPointerEnter`: it can open under a pointer at rest.
      onPointerMove={(event) => {
        if (isHover(event)) onClose();
      }}
      onClick={onClose}
    />
  );
}
