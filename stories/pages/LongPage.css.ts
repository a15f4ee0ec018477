import { style } from '@vanilla-extract/css';
import { container, content, opening } from './page.css';

const hairline = 'color-mix(in srgb, currentColor 12%, transparent)';

const wide = '(min-width: 64em)';

/**
 * The navigation next to the sections. On small screens it is above them,
 * across the whole width.
 */
export const layout = style([
  container,
  content,
  {
    position: 'relative',
    '@media': {
      '(max-width: 63.999em)': { paddingInline: 0, maxWidth: 'none' },
      [wide]: {
        display: 'grid',
        gridTemplateColumns: '13rem minmax(0, 1fr)',
        columnGap: 'clamp(40px, 7vw, 112px)',
        alignItems: 'start',
      },
    },
  },
]);

export const head = style([
  opening,
  { paddingBlock: 'clamp(40px, 6vw, 88px) clamp(32px, 4vw, 64px)' },
]);

export const section = style({
  boxSizing: 'border-box',
  padding: 'clamp(32px, 4vw, 56px) 20px',
  borderTop: `1px solid ${hairline}`,
  '@media': {
    '(min-width: 744px)': { paddingInline: 24 },
    [wide]: {
      paddingInline: 0,
      selectors: { '&:first-child': { borderTop: 0, paddingTop: 32 } },
    },
  },
});

export const heading = style({
  margin: 0,
  fontSize: 'clamp(1.75rem, 2.8vw, 2.5rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

export const text = style({
  margin: '16px 0 0',
  maxWidth: '38em',
  fontSize: '1.0625rem',
  textWrap: 'pretty',
});

export const plate = style({
  marginTop: 32,
  background: 'color-mix(in srgb, currentColor 6%, transparent)',
  borderRadius: 4,
});

/** An element that scrolls within the page. */
export const scroller = style({
  boxSizing: 'border-box',
  height: 520,
  overflowY: 'auto',
  marginBlock: 48,
  border: `1px solid ${hairline}`,
});
