import * as styles from './Shop.css';

/** A pot and the shop's name. */
export function ShopLogo() {
  return (
    <span className={styles.logo} lang="en">
      <svg
        aria-hidden="true"
        width="24"
        height="28"
        viewBox="0 0 24 28"
        fill="currentColor"
      >
        <path d="M8 0h8v3l-1.5 3C20 8 24 12.5 24 18c0 4-2.2 7.5-5 10H5c-2.8-2.5-5-6-5-10C0 12.5 4 8 9.500 6L8 3z" />
      </svg>
      Shelf
    </span>
  );
}
