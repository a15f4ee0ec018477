import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  boxSizing: 'border-box',
  minHeight: '100vh',
  maxWidth: 960,
  marginInline: 'auto',
  padding: '48px 5%',
  color: '#0e0e0e',
  background: '#ffffff',
});

export const title = style({
  margin: 0,
  fontSize: 'clamp(1.5rem, 4vw, 2.25rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#eeeeee',
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 16 });

export const thumbnail = style({
  display: 'block',
  width: 100,
  height: 'auto',
});
