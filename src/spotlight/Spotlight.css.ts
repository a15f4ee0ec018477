import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { plainLink } from '../styles/classes.css';
import { mirrored } from '../styles/direction.css';
import { focusRing, heading, smallText, underline } from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';

export const spotlight = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [narrow]: {
      paddingBlockEnd: 8,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});

export const caption = style({
  '@media': { [wide]: { paddingBlockStart: 12 } },
});

export const title = style([
  plainLink,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    ...heading,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    textWrap: 'balance',
    selectors: {
      // Makes the whole spotlight clickable.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: theme.radius,
      },
      '&:hover': underline,
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { ...focusRing, outlineOffset: 4 },
    },
    '@media': {
      [wide]: { display: 'block', minHeight: 0, fontSize: '1.5rem' },
    },
  },
]);

export const subtitle = style({
  margin: '4px 0 0',
  fontWeight: theme.font.weightBar,
});

export const description = style({
  margin: '4px 0 0',
  color: surface.muted,
  ...smallText,
  hyphens: 'auto',
  textWrap: 'pretty',
  selectors: {
    // In content it begins with a lower-case letter.
    '&::first-letter': { textTransform: 'uppercase' },
  },
});

/** The displayed width: a third of the panel, or almost the whole drawer. */
export const sizes =
  '(min-width: 1440px) 432px, (min-width: 1024px) 31vw, (min-width: 744px) 360px, 90vw';

export const frame = style({
  '@media': {
    [narrow]: {
      // Hidden in the plain list, which shows links only.
      display: 'none',
      selectors: {
        '[data-lintel="drawer"] &': {
          display: 'block',
          marginBlock: '16px 8px',
        },
      },
    },
  },
});

/** Several pictures, and a row of controls below them. It is there before they have loaded. */
export const carousel = style([
  frame,
  {
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplate: 'auto 40px / 1fr auto',
        alignItems: 'end',
      },
    },
  },
]);

/** Stacked on top of each other. */
export const slides = style({
  display: 'grid',
  gridColumn: '1 / -1',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: theme.radiusPicture,
  // Visible until the picture has loaded.
  background: surface.hairline,
});

export const slide = style({
  gridArea: '1 / 1',
  minHeight: 0,
  transition: `600ms ${theme.motion.easing}`,
  // The old picture stays below the new one.
  transitionProperty: 'opacity, visibility',
  selectors: {
    '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 },
  },
});

/** Takes no space itself. */
export const whole = style({ display: 'contents' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

// A row below the pictures. In the markup it is above them: the button that
// stops them comes first. The icons are aligned with both edges of the pictures.
export const group = style({
  position: 'relative',
  // Above the link, which covers the spotlight.
  zIndex: 1,
  gridRow: 2,
  display: 'flex',
  marginInline: -8,
});

const bare = style({
  height: 32,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 16,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const button = style([
  bare,
  {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    transition: `background-color ${theme.motion.hover}`,
    selectors: {
      '&:hover': { background: surface.hairline },
      // Arrows are mirrored for right-to-left text.
      '&[aria-controls]': { scale: mirrored },
    },
  },
]);

/** A dot with a larger touch target. */
export const pick = style([
  bare,
  {
    width: 24,
    selectors: {
      // A border, because forced colours remove backgrounds.
      '&::before': {
        content: '',
        display: 'block',
        width: 0,
        margin: 'auto',
        border: '4px solid',
        borderRadius: 4,
        opacity: 0.5,
      },
      '&:hover::before': { opacity: 1 },
      '&[aria-disabled]': { cursor: 'default' },
      '&[aria-disabled]::before': { width: 8, opacity: 1 },
    },
  },
]);
