import { style } from '@vanilla-extract/css';
import { wide } from '../../../src/styles/breakpoints';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from '../site/mixins';

const line = `1px solid ${theme.color.hairline}`;

export const plansSection = style([container, { position: 'relative' }]);

export const plansHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  paddingBlock: 24,
  borderTop: '1px solid currentcolor',
});

export const billing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});

export const switcher = style({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: `1px solid ${theme.color.muted}`,
  borderRadius: theme.radius,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  paddingInline: 18,
  borderRadius: `calc(${theme.radius} - 3px)`,
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      color: theme.color.paper,
      background: theme.color.ink,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    // There is no background in forced colours.
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid' } },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const plans = style({
  display: 'grid',
  gap: 0,
  borderTop: line,
  borderBottom: line,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const plan = style({
  boxSizing: 'border-box',
  paddingBlock: 32,
  selectors: { '& + &': { borderTop: line } },
  '@media': {
    [tablet]: { paddingBlock: 40 },
    [wide]: {
      padding: 'clamp(32px, 3.4vw, 56px) clamp(24px, 3vw, 48px)',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderTop: 0, borderInlineStart: line },
      },
    },
  },
});

export const planName = style({
  margin: '0 0 4px',
  fontSize: '1.5rem',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
});

export const price = style({
  margin: '32px 0 24px',
  color: theme.color.muted,
});

export const amount = style({
  marginInlineEnd: 8,
  color: theme.color.ink,
  fontSize: 'clamp(3rem, 5vw, 4.5rem)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const choose = style({
  '@media': { '(max-width: 743.98px)': { width: '100%' } },
});

export const features = style({
  margin: '28px 0 0',
  padding: 0,
  listStyle: 'none',
});

export const feature = style({
  paddingBlock: 8,
  selectors: { '& + &': { borderTop: line } },
});

export const end = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px 40px',
    paddingBlock: 'clamp(56px, 7vw, 112px)',
  },
]);
