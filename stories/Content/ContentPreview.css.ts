import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';

export const title = style({
  margin: 0,
  fontSize: 'clamp(1.75rem, 3.4vw, 3rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
});

export const columns = style({
  display: 'grid',
  gap: 32,
  marginTop: 32,
  '@media': {
    '(min-width: 64em)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    },
  },
});

export const part = style({ display: 'grid', gap: 12, alignContent: 'start' });

export const label = style({
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 500,
});

const box = style({
  boxSizing: 'border-box',
  border: '1px solid currentcolor',
  borderRadius: theme.radius,
  color: 'inherit',
  background: 'none',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  },
});

export const editor = style([
  box,
  {
    width: '100%',
    padding: 16,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    resize: 'vertical',
  },
]);

export const control = style([
  box,
  {
    minHeight: 44,
    justifySelf: 'start',
    paddingInline: 16,
    font: 'inherit',
    fontWeight: 500,
  },
]);

export const summary = style({ margin: 0 });

export const problems = style({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const problem = style({
  paddingTop: 12,
  borderTop: '1px solid rgb(127 127 127 / 32%)',
  overflowWrap: 'anywhere',
});

export const message = style({ margin: '4px 0 0' });

globalStyle(`${problem} code`, { fontSize: '0.9em' });
