import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';
import { container } from '../pages/page.css';

export const section = style([
  container,
  {
    paddingBlock: 'clamp(40px, 6vw, 88px)',
    borderTop: '1px solid rgb(127 127 127 / 32%)',
  },
]);

export const heading = style({
  margin: 0,
  fontSize: 'clamp(1.5rem, 2.6vw, 2.25rem)',
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});

export const text = style({
  margin: '12px 0 0',
  maxWidth: '34em',
  textWrap: 'pretty',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginTop: 24,
});

/** A button, a field, or a link that looks like a button. */
export const control = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  border: '1px solid currentcolor',
  borderRadius: theme.radius,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  },
});

export const label = style({ display: 'grid', gap: 6, fontWeight: 500 });

/** Keeps the banner at the bottom of the window, even if the page is shorter. */
export const consentPage = style({ display: 'flex', flexDirection: 'column' });

export const main = style({ flexGrow: 1 });

export const banner = style({
  position: 'sticky',
  bottom: 0,
  color: theme.color.paper,
  background: theme.color.ink,
});

export const bannerContent = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 32px',
    paddingBlock: 20,
  },
]);

export const question = style({ margin: 0, maxWidth: '44em' });

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const sent = style({ margin: '24px 0 0', minHeight: '3em' });

globalStyle(`${sent} code`, { fontSize: '0.9em', overflowWrap: 'anywhere' });
