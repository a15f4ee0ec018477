import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/mixins';
import { theme } from '../../styles/theme.css';

// Readable on pictures of any brightness.
const onPicture = {
  background: `color-mix(in srgb, ${theme.color.ink} 72%, transparent)`,
  color: theme.color.paper,
};

const group = style({
  position: 'absolute',
  // Above the link, which covers the pictures.
  zIndex: 1,
  insetBlockEnd: 12,
  display: 'flex',
});

export const controls = style([group, { insetInlineStart: 12, gap: 8 }]);

const bare = style({
  padding: 0,
  border: '1px solid transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      ...focusRing,
      outlineColor: theme.color.paper,
      boxShadow: `0 0 0 4px ${theme.color.ink}`,
    },
  },
});

export const button = style([
  bare,
  {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    ...onPicture,
    transition: `background-color ${theme.motion.hover}`,
    selectors: {
      '&:hover': { background: theme.color.ink },
      // Arrows are mirrored for right-to-left text.
      '&:dir(rtl):not([data-shape="pause"], [data-shape="play"])': {
        scale: '-1 1',
      },
    },
  },
]);

export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const picker = style([
  group,
  {
    insetInlineEnd: 12,
    paddingInline: 4,
    borderRadius: 16,
    ...onPicture,
  },
]);

/** A dot with a larger touch target. */
export const pick = style([
  bare,
  {
    width: 24,
    height: 32,
    borderRadius: 16,
    color: 'inherit',
    background: 'none',
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        width: 8,
        height: 8,
        margin: 'auto',
        borderRadius: 4,
        background: 'currentColor',
        opacity: 0.6,
      },
      '&:hover::before': { opacity: 1 },
      '&[aria-disabled]': { cursor: 'default' },
      '&[aria-disabled]::before': { width: 16, opacity: 1 },
    },
  },
]);
