import { style } from '@vanilla-extract/css';
import { wide } from '../../../src/styles/breakpoints';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';
import { section } from '../site/site.css';

export const showcase = style([
  section,
  {
    display: 'grid',
    gap: '40px clamp(40px, 6vw, 96px)',
    alignItems: 'center',
    '@media': {
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
    },
  },
]);

export const choice = style({
  minWidth: 0,
  margin: '32px 0 0',
  padding: 0,
  border: 0,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  borderTop: `1px solid ${theme.color.hairline}`,
  fontSize: '1.25rem',
  letterSpacing: '-0.01em',
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderBottom: `1px solid ${theme.color.hairline}` },
    '&:hover': { borderTopColor: 'currentcolor' },
    '&:has(:checked)': { fontWeight: 500 },
  },
});

// The browser's own would be white on dark pages. Forced colours keep a border.
export const radio = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  margin: 0,
  color: 'inherit',
  border: '1.5px solid currentcolor',
  borderRadius: '50%',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderWidth: 8 },
    '&:focus-visible': focusRing,
  },
});

export const trade = style({
  marginInlineStart: 'auto',
  color: theme.color.muted,
  fontSize: '0.9375rem',
  fontWeight: 400,
  letterSpacing: 0,
});

export const start = style({ marginTop: 32 });

export const preview = style({ borderRadius: theme.radius });
