import { style } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet, whenMoving } from '../site/mixins';
import { button } from '../site/site.css';

export const film = style({ margin: 0 });

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  background: theme.color.hairline,
  '@media': { [tablet]: { aspectRatio: '21 / 9' } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  visibility: 'hidden',
  opacity: 0,
  // Shown until the next scene covers it.
  ...whenMoving({ '&': { transition: 'all 0s 600ms' } }),
});

export const shown = style([
  scene,
  {
    zIndex: 1,
    selectors: { '&&': { visibility: 'visible', opacity: 1 } },
    ...whenMoving({ '&&': { transition: 'opacity 600ms' } }),
  },
]);

export const play = style([
  button,
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: 20,
    bottom: 20,
    borderColor: 'transparent',
    color: theme.color.paper,
    background: theme.color.ink,
    selectors: {
      '&:hover': {
        background: `color-mix(in srgb, ${theme.color.ink} 85%, ${theme.color.paper})`,
      },
      // The picture below may have any colour.
      '&:focus-visible': {
        outline: `2px solid ${theme.color.paper}`,
        outlineOffset: 2,
        boxShadow: `0 0 0 6px ${theme.color.accent}`,
      },
    },
    '@media': {
      [tablet]: { insetInlineStart: 24 },
      '(min-width: 1280px)': { insetInlineStart: 40, bottom: 32 },
      '(min-width: 1440px)': {
        insetInlineStart: 'calc((100% - 90rem) / 2 + 40px)',
      },
    },
  },
]);

export const caption = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingTop: 14,
    fontSize: '0.875rem',
  },
]);

export const count = style({
  color: theme.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
