'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Icon } from '../ui/Icon';
import * as styles from './Drawer.css';

interface HamburgerProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
}

/** The button that opens and closes the menus on small screens. */
export const Hamburger = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  HamburgerProps
>(function Hamburger({ label, ...props }, ref) {
  return (
    <button
      data-lintel="hamburger"
      {...props}
      ref={ref}
      type="button"
      aria-label={label}
      className={styles.hamburger}
    >
      <Icon shape={props['aria-expanded'] ? 'cross' : 'menu'} />
    </button>
  );
});
