/** Windows with the bar. Narrower windows have the drawer (behaviour H1). */
export const wide = '(min-width: 1024px)';
export const narrow = '(max-width: 1023.98px)';
/** Windows too low for sticky elements (behaviour H8). */
export const low = '(max-height: 400px)';
