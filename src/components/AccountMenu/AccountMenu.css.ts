import { style } from '@vanilla-extract/css';
import { wide } from '../../styles/breakpoints';
import { card, row as cardRow } from '../../styles/card';
import { focusRing } from '../../styles/focusRing';
import { plainLink } from '../../styles/plainLink';
import { surface } from '../../styles/theme.css';

export const panel = style({
  boxSizing: 'border-box',
  color: surface.foreground,
  background: surface.background,
  '@media': {
    [wide]: {
      ...card,
      insetInlineEnd: 0,
      top: 'calc(100% - 8px)',
      width: 240,
      border: `1px solid ${surface.hairline}`,
    },
  },
});

export const person = style({
  margin: '0 0 8px',
  padding: '8px 8px 12px',
  borderBottom: `1px solid ${surface.hairline}`,
});

export const name = style({ margin: 0, fontWeight: 600 });

export const email = style({
  margin: 0,
  color: surface.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.3846,
  overflowWrap: 'anywhere',
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  ...cardRow,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&&': plainLink,

    '&:hover': { background: surface.hairline },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});
