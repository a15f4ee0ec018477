/** The bar from here on, one list below (decisions: 1024 px). */
export const wide = '(min-width: 1024px)';
export const narrow = '(max-width: 1023.98px)';
/** Too low for anything to stay in view. */
export const low = '(max-height: 400px)';
