import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';
import { tablet } from '../site/mixins';

const line = `1px solid ${theme.color.hairline}`;

export const table = style({
  width: '100%',
  marginTop: 'clamp(32px, 4vw, 64px)',
  tableLayout: 'fixed',
  // Collapsed borders would scroll away from a sticky cell.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '@media': { [tablet]: { fontSize: '1rem' } },
});

const head = style({
  position: 'sticky',
  top: 'var(--lintel-header-offset, 0px)',
  padding: '14px 4px',
  borderBottom: '1px solid currentcolor',
  background: theme.color.paper,
});

export const corner = style([head, { width: '40%' }]);

export const plan = style([
  head,
  {
    fontWeight: 500,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@media': { [tablet]: { fontSize: '1.25rem' } },
  },
]);

export const group = style({
  padding: '32px 0 10px',
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'start',
});

export const row = style({});

const cell = style({
  padding: '14px 0',
  borderTop: line,
  selectors: {
    [`${row}:hover &`]: { borderTopColor: 'currentcolor' },
  },
});

export const feature = style([
  cell,
  {
    paddingInlineEnd: 8,
    fontWeight: 400,
    textAlign: 'start',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
]);

export const value = style([
  cell,
  {
    paddingInline: 4,
    textAlign: 'center',
    verticalAlign: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
]);

const icon = style({
  display: 'block',
  marginInline: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

export const included = icon;
export const missing = style([icon, { color: theme.color.muted }]);
