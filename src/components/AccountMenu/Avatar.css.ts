import { style } from '@vanilla-extract/css';
import '../../styles/global.css';
import { focusRing, plainLink } from '../../styles/mixins';
import { accent, onAccent } from '../../styles/surface';

/** The circle's width and height, in px. */
const SIZE = 32;

/** What is hovered: as high as the bar, so that the way to the card has no gap. */
export const area = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gridArea: '1 / 1',
});

export const avatar = style({
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
    '&&': { ...plainLink, color: onAccent },
    '&:focus-visible': focusRing,
    // A fingertip is wider than the circle.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: -6,
      borderRadius: 'inherit',
    },
  },
  // Grounds are not drawn there.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const picture = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});
