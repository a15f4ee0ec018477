import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';

const line = `1px solid ${theme.color.hairline}`;

export const figure = style({ margin: '32px 0 0' });

export const picture = style({ borderRadius: theme.radius });

export const caption = style({
  marginTop: 12,
  color: theme.color.muted,
  fontSize: '0.875rem',
});

export const price = style({ margin: '0 0 24px', color: theme.color.muted });

export const amount = style({
  marginInlineEnd: 8,
  color: theme.color.ink,
  fontSize: 'clamp(3rem, 6vw, 5rem)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.04em',
});

/** Names at the start, figures at the end of each line. */
export const table = style({
  width: '100%',
  maxWidth: '40rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  overflowWrap: 'anywhere',
  padding: '14px 0',
  borderBottom: line,
  fontWeight: 400,
  textAlign: 'start',
});

export const head = style([
  cell,
  {
    paddingBlock: 8,
    color: theme.color.muted,
    fontSize: '0.875rem',
    fontWeight: 500,
  },
]);

export const number = style({ textAlign: 'end' });

export const total = style({
  fontSize: '1.25rem',
  fontWeight: 500,
  borderBottom: 0,
});

export const day = style({
  width: '3.5em',
  padding: '8px 0',
  fontWeight: 400,
  textAlign: 'start',
});

/** A bar with its number at the end of the line. */
export const orders = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3em',
  alignItems: 'center',
  padding: '8px 0',
  textAlign: 'end',
});

export const track = style({ display: 'flex' });

// Borders, which forced colours keep.
export const bar = style({
  boxSizing: 'border-box',
  height: 12,
  border: '6px solid currentcolor',
  borderInline: 0,
});

export const captionAbove = style([
  caption,
  { margin: 0, paddingBottom: 8, textAlign: 'start' },
]);
