'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useContent } from '../parts/ContentProvider';
import { Icon } from '../ui/Icon';
import * as styles from './Drawer.css';

/** The button that opens and closes the menus on small screens. */
export const Hamburger = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'>
>(function Hamburger(props, ref) {
  return (
    <button
      data-lintel="hamburger"
      {...props}
      ref={ref}
      type="button"
      aria-label={useContent().messages.menu}
      className={styles.hamburger}
    >
      <Icon shape={props['aria-expanded'] ? 'cross' : 'menu'} />
    </button>
  );
});
