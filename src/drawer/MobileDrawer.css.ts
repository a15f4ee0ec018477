import '../styles/global.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../styles/breakpoints';
import { baseText, focusRing } from '../styles/mixins';
import { darkSurface, lightSurface } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

export const root = style({
  vars: lightSurface,
  color: surface.foreground,
  ...baseText,
  selectors: { '&[data-theme="dark-background"]': { vars: darkSurface } },
  '@media': { [wide]: { display: 'none' } },
});

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

/** The actions are laid out by the bar or by the foot of the drawer. */
export const place = style({ display: 'contents' });
