import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';

const page = style({
  display: 'grid',
  minHeight: '100vh',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: theme.color.ink,
  background: theme.color.paper,
  WebkitFontSmoothing: 'antialiased',
});

export const ground = styleVariants({
  'light-background': [page],
  'dark-background': [
    page,
    {
      // All that a dark background needs. The buttons take their colours from the
      // theme.
      vars: { [theme.color.ink]: '#ffffff', [theme.color.paper]: '#0e0e0e' },
    },
  ],
});

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: 32,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '44rem',
  marginInline: 'auto',
  padding: '48px 24px',
});

export const title = style({
  margin: 0,
  fontSize: 'clamp(1.75rem, 5vw, 2.75rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const text = style({
  margin: 0,
  maxWidth: '34em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
});
