import { Icon } from '../internal/Icon';
import * as styles from './MainNavigation.css';

export interface HamburgerProps {
  label: string;
  /** The id of what it opens. */
  controls: string;
  open: boolean;
  onToggle(): void;
}

/** The button that opens the menus on small screens. */
export function Hamburger({ label, controls, open, onToggle }: HamburgerProps) {
  return (
    <button
      type="button"
      data-lintel="hamburger"
      aria-label={label}
      aria-expanded={open}
      aria-controls={controls}
      className={styles.hamburger}
      onClick={onToggle}
    >
      <Icon shape={open ? 'cross' : 'menu'} />
    </button>
  );
}
