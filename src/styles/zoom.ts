// Set by `publishZoom`. CSS `zoom` scales units of the window, too.

/** How much CSS `zoom` scales the part. */
export const ZOOM = 'var(--l-zoom, 1)';
const zoomInPage = 'var(--l-zoom-in-page, 1)';

/** The window's height in px of the element, inside `calc()`. */
export const windowHeight = `100dvh / ${ZOOM}`;

/** A length that the page's root element has set, inside `calc()`. */
export const inPagePx = (length: string) => `${length} / ${zoomInPage}`;

/** As far as the edge of any window. */
export const FAR = `calc(100vmax / ${ZOOM})`;
