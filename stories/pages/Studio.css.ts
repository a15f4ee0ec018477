import { style } from '@vanilla-extract/css';
import { container } from './page.css';

export const picture = style({
  display: 'block',
  aspectRatio: '21 / 9',
  '@media': { '(max-width: 743.98px)': { aspectRatio: '4 / 5' } },
});

export const section = style([
  container,
  { paddingBlock: 'clamp(72px, 10vw, 168px)' },
]);

export const heading = style({
  margin: 0,
  maxWidth: '16em',
  fontSize: 'clamp(2rem, 4.4vw, 4rem)',
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const columns = style({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  marginTop: 'clamp(40px, 6vw, 96px)',
  '@media': {
    '(min-width: 744px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const column = style({
  paddingTop: 20,
  borderTop: '1px solid #0e0e0e',
});

export const columnTitle = style({
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
});

export const columnText = style({
  margin: '12px 0 0',
  maxWidth: '28em',
  color: '#5c5c5c',
  textWrap: 'pretty',
});

export const band = style({ color: '#ffffff', background: '#0e0e0e' });

export const quote = style({
  margin: 0,
  maxWidth: '18em',
  fontSize: 'clamp(2rem, 4.4vw, 4rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});

export const source = style({ margin: '32px 0 0', color: '#b5b5b5' });

export const footer = style([
  container,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 32,
    color: '#5c5c5c',
    fontSize: '0.875rem',
  },
]);
