import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from '../site/mixins';

export const customers = style({ paddingBlock: 'clamp(64px, 8vw, 128px)' });

export const slides = style([
  container,
  { marginTop: 'clamp(40px, 6vw, 88px)' },
]);

export const customer = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'clamp(32px, 4vw, 64px)',
  boxSizing: 'border-box',
  height: '100%',
  margin: 0,
  paddingTop: 'clamp(20px, 2vw, 32px)',
  borderTop: `1px solid ${theme.color.muted}`,
});

export const quote = style({
  margin: 0,
  maxWidth: '22em',
  fontSize: 'clamp(1.625rem, 3.4vw, 3.25rem)',
  fontWeight: 500,
  lineHeight: 1.12,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

export const source = style({
  display: 'grid',
  gap: '16px 40px',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const trade = style({ color: theme.color.muted });

export const fact = style({
  maxWidth: '26em',
  color: theme.color.muted,
  textWrap: 'pretty',
});
