import { style } from '@vanilla-extract/css';
import { wide } from '../../styles/breakpoints';
import '../../styles/koreanBreaks.css';
import '../../styles/stillness.css';
import { darkSurface, lightSurface } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

export const root = style({
  vars: lightSurface,
  color: surface.foreground,
  fontFamily: theme.font.family,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  selectors: { '&[data-theme="dark-background"]': { vars: darkSurface } },
  '@media': { [wide]: { display: 'none' } },
});
