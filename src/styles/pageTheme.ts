// A page inside a lasting layout says its background in its own markup, so
// that the header over it is right from the server's HTML on.
const pageWith = (theme: string) =>
  `:root:has([data-lintel-page-theme="${theme}"])`;

/** An ancestor that exists on pages with a dark background. */
export const onDarkPage = pageWith('dark-background');
/** An ancestor that exists on pages with a light background. */
export const onLightPage = pageWith('light-background');
