import { style } from '@vanilla-extract/css';
import { wide } from '../../../src/styles/breakpoints';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from '../site/mixins';
import { section } from '../site/site.css';

export const offer = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '20px 40px',
    paddingBlock: 'clamp(32px, 4vw, 56px)',
  },
]);

export const offerText = style({
  margin: 0,
  fontSize: 'clamp(1.375rem, 2.4vw, 2.25rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

/** A title next to what it introduces. */
const columns = {
  display: 'grid',
  gap: '32px clamp(40px, 7vw, 112px)',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
} as const;

export const contact = style([section, columns]);

export const pair = style({
  display: 'grid',
  gap: 24,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const letterSection = style({
  borderTop: `1px solid ${theme.color.hairline}`,
});

export const letter = style([
  container,
  columns,
  {
    paddingBlock: 'clamp(40px, 5vw, 80px)',
  },
]);

export const capture = style({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

/** In line with the field, below its label. */
export const subscribe = style({
  minHeight: 48,
  '@media': { [tablet]: { marginTop: 'calc(0.9375rem * 1.5 + 8px)' } },
});
