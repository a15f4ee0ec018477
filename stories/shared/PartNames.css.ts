import { style } from '@vanilla-extract/css';

const accent = '#b3005e';

/** Over the page, and over a modal dialog. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  pointerEvents: 'none',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '16px',
});

export const outline = style({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `1px solid ${accent}`,
});

export const name = style({
  position: 'absolute',
  padding: '0 4px',
  color: '#ffffff',
  background: accent,
  whiteSpace: 'nowrap',
});
