import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';

const { color, font, heading } = theme;

export const page = style({
  minHeight: '160vh',
  color: color.ink,
  background: color.paper,
  fontFamily: font.family,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
});

const headingText = {
  fontFamily: font.familyHeading,
  fontWeight: font.weightHeading,
  letterSpacing: heading.letterSpacing,
};

export const opening = style({
  boxSizing: 'border-box',
  maxWidth: theme.container.width,
  marginInline: 'auto',
  padding: `clamp(40px, 6vw, 88px) ${theme.gutter}`,
});

export const title = style({
  ...headingText,
  margin: 0,
  maxWidth: '14em',
  fontSize: 'clamp(2.25rem, 5vw, 4rem)',
  lineHeight: 1.05,
  textWrap: 'balance',
});

export const lead = style({
  margin: '20px 0 28px',
  maxWidth: '32em',
  textWrap: 'pretty',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** A picture, for a bar through which the page is seen. */
export const cover = style({
  height: 480,
  background: `linear-gradient(100deg, ${color.action} 30%, ${color.hover} 30% 70%, ${color.accent} 70%)`,
});
