import { style } from '@vanilla-extract/css';
import { wide } from '../styles/breakpoints';
import '../styles/global.css';
import { baseText } from '../styles/mixins';
import { darkSurface, lightSurface } from '../styles/surface';
import { surface } from '../styles/theme.css';

export const root = style({
  vars: lightSurface,
  color: surface.foreground,
  ...baseText,
  selectors: { '&[data-theme="dark-background"]': { vars: darkSurface } },
  '@media': { [wide]: { display: 'none' } },
});
