import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../src/styles/breakpoints';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from '../site/mixins';
import { section } from '../site/site.css';

const line = `1px solid ${theme.color.hairline}`;

export const shop = style({});

// The brand: documented custom properties, and no class name of the package.
globalStyle(`:root:has(${shop})`, {
  vars: {
    '--lintel-color-ink': '#262e27',
    '--lintel-color-paper': '#f6f1e7',
    '--lintel-color-accent': '#9a3f1b',
    '--lintel-color-accent-on-ink': '#eda679',
    '--lintel-color-muted': '#5b6157',
    '--lintel-color-muted-on-ink': '#b9bbab',
    '--lintel-color-hairline': '#d9d2c1',
    '--lintel-color-hairline-on-ink': '#465046',
    '--lintel-color-panel': '#ebe4d4',
    '--lintel-color-panel-on-ink': '#303931',
    '--lintel-color-beam': '#c0602f',
    '--lintel-font-weight-heading': '400',
    '--lintel-heading-letter-spacing': '-0.03em',
    '--lintel-bar-height': '5.5rem',
    '--lintel-radius': '0',
    '--lintel-radius-small': '0',
    '--lintel-radius-badge': '0',
  },
});

export const opening = style([
  container,
  {
    display: 'grid',
    gap: '0 40px',
    alignItems: 'end',
    paddingBlock: 'clamp(40px, 5vw, 80px) clamp(32px, 4vw, 56px)',
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  },
]);

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  fontSize: '1.375rem',
  fontWeight: 500,
  letterSpacing: '-0.02em',
});

export const basketLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: 44,
  paddingInline: 14,
  border: '1px solid currentcolor',
  color: 'inherit',
  fontWeight: theme.font.weightBar,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  },
});

export const count = style({
  minWidth: '1ch',
  fontVariantNumeric: 'tabular-nums',
});

export const grid = style({
  display: 'grid',
  gap: '40px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 'clamp(32px, 4vw, 64px) 0 0',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [tablet]: { gap: '48px 24px' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const product = style({ display: 'flex', flexDirection: 'column' });

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginTop: 14,
});

export const name = style({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.4,
});

export const description = style({
  margin: '2px 0 16px',
  color: theme.color.muted,
  fontSize: '0.9375rem',
});

/** At the same height in a row, however long the texts are. */
export const add = style({
  width: '100%',
  marginTop: 'auto',
  paddingInline: 8,
});

export const classes = style([
  section,
  {
    display: 'grid',
    gap: '32px clamp(40px, 7vw, 112px)',
    paddingTop: 0,
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
]);

export const entry = style({
  display: 'grid',
  gap: '2px 24px',
  paddingBlock: 18,
  borderTop: line,
  selectors: { '&:last-child': { borderBottom: line } },
  '@media': {
    [tablet]: { gridTemplateColumns: '2fr 2fr 1fr', alignItems: 'baseline' },
  },
});

export const places = style({
  color: theme.color.muted,
  '@media': { [tablet]: { textAlign: 'end' } },
});

export const basket = style([
  container,
  {
    display: 'grid',
    gap: '32px clamp(40px, 7vw, 112px)',
    paddingBlock: 'clamp(56px, 7vw, 112px)',
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
]);

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: '14px 0',
  borderBottom: line,
  fontWeight: 400,
  textAlign: 'start',
});

export const sum = style({ textAlign: 'end' });

export const footer = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBlock: 24,
  },
]);

globalStyle(`${shop} :is(h1, h2)`, { fontWeight: 400 });
