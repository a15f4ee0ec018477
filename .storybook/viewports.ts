interface Viewport {
  name: string;
  styles: { width: string; height: string };
  type: 'mobile' | 'tablet' | 'desktop';
}

const WIDTHS = {
  320: 'Small phone',
  375: 'Phone',
  744: 'Tablet',
  800: 'Large tablet',
  1024: 'Small desktop: the bar begins',
  1280: 'Desktop',
  1440: 'Large desktop: the content ends',
  1920: 'Wide desktop',
  2560: 'Widest desktop',
};

/** The windows of stories, by their width. `manager-head.html` scales the wide ones. */
export const viewports: Record<string, Viewport> = {
  ...Object.fromEntries(
    Object.entries(WIDTHS).map(([width, name]) => [
      `w${width}`,
      {
        name: `${width} · ${name}`,
        styles: { width: `${width}px`, height: heightOf(Number(width)) },
        type: typeOf(Number(width)),
      },
    ]),
  ),
  low: {
    name: '667 × 320 · Phone on its side',
    styles: { width: '667px', height: '320px' },
    type: 'mobile',
  },
  sheet: {
    name: '800 × 640 · Sheet of controls',
    styles: { width: '800px', height: '640px' },
    type: 'tablet',
  },
};

/** The window of a story that does not say `parameters: { window: 'w375' }`. */
export const USUAL_WINDOW = 'w1280';

function heightOf(width: number): string {
  return width < 744 ? '667px' : width < 1024 ? '1133px' : '800px';
}

function typeOf(width: number): Viewport['type'] {
  return width < 744 ? 'mobile' : width < 1024 ? 'tablet' : 'desktop';
}
