import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../src/styles/mixins';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from './mixins';

export const footer = style({
  borderTop: `1px solid ${theme.color.hairline}`,
});

export const columns = style([
  container,
  {
    display: 'grid',
    gap: '40px 24px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingBlock: 'clamp(40px, 5vw, 72px)',
    '@media': {
      [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const title = style({
  margin: '0 0 8px',
  color: theme.color.muted,
  fontSize: '0.875rem',
  fontWeight: 500,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: theme.underline.offset,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});

export const base = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBlock: '0 24px',
  },
]);
