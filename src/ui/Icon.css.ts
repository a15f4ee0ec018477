import { style } from '@vanilla-extract/css';
import { hasList } from '../styles/classes.css';
import { mirrored } from '../styles/direction.css';
import { iconSize } from '../styles/mixins';
import { theme } from '../styles/theme.css';
import { plainList } from '../styles/unscripted.css';

const small = `var(${iconSize}, 1rem)`;

export const icon = style({
  // CSS resets make every `svg` a block: https://tailwindcss.com/docs/preflight
  verticalAlign: 'baseline',
  display: 'inline',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // In `rem`, so that it grows with the text.
  width: '1.25rem',
  height: '1.25rem',
  selectors: {
    '&[width="16"]': { width: small, height: small },
    // A link's arrow points in reading direction.
    'a &': { scale: mirrored },
  },
});

/** Turns over while its button's part is open: in between, it points to no side. */
export const chevron = style([
  icon,
  {
    // Not `scale`: Chromium would style and paint an SVG in each frame.
    transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
    selectors: {
      '[aria-expanded="true"] > &': { transform: 'scaleY(-1)' },
    },
    // Nothing opens in a list that shows all.
    '@media': {
      [plainList]: { selectors: { [`${hasList} &`]: { display: 'none' } } },
    },
  },
]);
