import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { beyondPhones } from '../browser/viewport';
import { narrow, wide } from '../styles/breakpoints';
import { groundLink, reset, textLink } from '../styles/classes.css';
import {
  focusRing,
  forcedBorder,
  heading,
  listLinks,
  hovered,
  smallText,
} from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';

export const spotlight = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [narrow]: {
      // From edge to edge of the content, unlike the links above it.
      marginInlineStart: -listLinks.paddingInlineStart,
      paddingBlockEnd: 8,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});

export const caption = style({
  '@media': { [wide]: { paddingBlockStart: 12 } },
});

export const title = style([
  textLink,
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
        inset: -8,
        borderRadius: theme.radius,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing,
      '&&:active': { backgroundImage: 'none' },
      // Paler than other grounds: it is larger, and covers the pictures.
      '&:active::after': hovered,
    },
    '@media': {
      [wide]: { display: 'block', minHeight: 0, fontSize: '1.5rem' },
    },
  },
]);

// The arrow says that it is a link.
globalStyle(`${title} > svg`, {
  marginInlineStart: 8,
  verticalAlign: '-0.125em',
});

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
export const sizes = `(min-width: 1440px) 432px, ${wide} 31vw, ${beyondPhones} 360px, 90vw`;

export const frame = style({
  position: 'relative',
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

/** Stacked on top of each other. */
export const slides = style({
  display: 'grid',
  aspectRatio: '16 / 10',
});

export const slide = style({
  gridArea: '1 / 1',
  minHeight: 0,
  selectors: {
    '&[data-state="hidden"]': { visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    // Not in the drawer, which shows one picture: it would fade later than the
    // drawer around it, whose `visibility` it inherits.
    [wide]: {
      transition: `600ms ${theme.motion.easing}`,
      // The old picture stays below the new one.
      transitionProperty: 'opacity, visibility',
    },
  },
});

/** Takes no space itself. */
export const whole = style({ display: 'contents' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: theme.radiusPicture,
  // Visible until the picture has loaded.
  background: surface.hairline,
});

/**
 * In the corner of the pictures. In the markup it is before them, so that the
 * keyboard reaches what stops them first (WCAG 2.2.2).
 */
export const control = style([
  groundLink,
  reset,
  {
    position: 'absolute',
    bottom: 12,
    insetInlineEnd: 12,
    // Above the link, which covers the spotlight.
    zIndex: 1,
    display: 'grid',
    padding: 2,
    borderRadius: '50%',
    ...forcedBorder,
    selectors: {
      '&&': { backgroundColor: surface.background },
      // The ring stands on it, whatever the picture shows.
      '&:focus-visible': { boxShadow: `0 0 0 2px ${surface.background}` },
    },
  },
]);

globalStyle(`${control} > svg`, { width: 32, height: 32 });

/** How long a picture is shown, in ms (behaviour I1). */
export const ROTATION = 5000;

const outOfSight = { transform: 'rotate(-180deg)' };
const first = keyframes({ '0%': outOfSight, '50%': { transform: 'none' } });
const second = keyframes({ '0%, 50%': outOfSight });

/**
 * The right half of a ring that closes in the time of a picture, and after it the
 * left one. Each turns into sight: a line that grows would be painted in each frame.
 */
export const half = style({
  position: 'absolute',
  inset: '2px 2px 2px 50%',
  overflow: 'hidden',
  selectors: {
    '& + &': { transform: 'rotate(180deg)', transformOrigin: 'left' },
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: '2px solid',
      borderLeft: 0,
      borderRadius: '0 16px 16px 0',
      transformOrigin: 'left',
      animation: `${first} ${ROTATION}ms linear`,
    },
    '& + &::before': { animationName: second },
  },
});
