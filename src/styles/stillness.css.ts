import { globalStyle } from '@vanilla-extract/css';

// Nothing moves: by the page's word, or as the window is being resized.
const ours = '[data-lintel-still] [data-lintel]';

globalStyle(
  `${ours}, ${ours} *, ${ours}::before, ${ours} *::before, ${ours}::after, ${ours} *::after, ${ours}::backdrop`,
  {
    transitionDuration: '0s !important',
    transitionDelay: '0s !important',
    animationDuration: '0s !important',
  },
);
