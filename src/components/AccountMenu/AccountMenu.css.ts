import { style } from '@vanilla-extract/css';
import { wide } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focusRing';
import { plainLink } from '../../styles/plainLink';
import { surface, theme } from '../../styles/theme.css';

export const card = style({
  boxSizing: 'border-box',
  color: surface.foreground,
  background: surface.background,
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInlineEnd: 0,
      top: 'calc(100% - 8px)',
      width: 240,
      padding: 8,
      borderRadius: theme.radius,
      border: `1px solid ${surface.hairline}`,
      boxShadow: '0 12px 32px rgb(0 0 0 / 14%)',
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
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  transition: `background-color ${theme.motion.hover}`,
  selectors: {
    '&&': plainLink,

    '&:hover': { background: surface.hairline },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});
