import { style } from '@vanilla-extract/css';
import '../styles/global.css';
import { plainLink } from '../styles/plainLink.css';
import { accent, onAccent } from '../styles/surface';

/** The circle's width and height, in px. */
const SIZE = 32;

/** The hover area. As high as the bar, so that there is no gap on the way to the card. */
export const area = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gridArea: '1 / 1',
});

export const avatar = style([
  plainLink,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: SIZE,
    height: SIZE,
    borderRadius: '50%',
    background: accent,
    fontSize: '0.875rem',
    fontWeight: 600,
    textTransform: 'uppercase',
    selectors: {
      '&&': { color: onAccent },
      // Enlarges the touch target.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: -6,
        borderRadius: 'inherit',
      },
    },
    // Forced colours remove backgrounds.
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const picture = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});
