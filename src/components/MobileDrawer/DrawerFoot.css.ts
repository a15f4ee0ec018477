import { style } from '@vanilla-extract/css';
import { surface, theme } from '../../styles/theme.css';

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
