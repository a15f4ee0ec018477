import { style } from '@vanilla-extract/css';
import { wide } from '../styles/breakpoints';
import { focusRing } from '../styles/mixins';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

export const hamburger = style({
  display: unscripted('none', 'grid'),
  placeItems: 'center',
  width: 44,
  height: 44,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderRadius: theme.radiusSmall,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    // Aligns the icon with the gutter.
    ':is([data-lintel="header"], [data-lintel="drawer"]) &': {
      marginInlineEnd: -12,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [wide]: { display: 'none' },
  },
});
