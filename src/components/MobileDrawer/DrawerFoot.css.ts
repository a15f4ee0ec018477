import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing';
import { plainLink } from '../../styles/plainLink';
import { surface, theme } from '../../styles/theme.css';
import { drawerEntry } from './drawerEntry';

/** Stays above what a phone draws over its lower edge. */
export const foot = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingInline: theme.gutter,
  paddingBlock: '8px calc(8px + env(safe-area-inset-bottom, 0px))',
  borderTop: `1px solid ${surface.hairline}`,
  background: surface.background,
});

export const out = style({
  ...drawerEntry,
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  marginInline: -8,
  paddingInline: 8,
  fontSize: '1.25rem',
  fontWeight: theme.font.weightBar,
  letterSpacing: '-0.01em',
  selectors: {
    '&&': plainLink,
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
