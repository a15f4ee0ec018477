import { keyframes, style } from '@vanilla-extract/css';
import { card, cardRow, smallText, underline } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { hairline, ink, muted, paper } from '../styles/surface';
import { theme } from '../styles/theme.css';

/** The distance between avatar and card, in px. */
export const GAP = 12;

const comeIn = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const panel = style({
  ...card,
  // Radix positions a wrapper around the card.
  position: 'relative',
  zIndex: 1,
  width: 240,
  maxWidth: '100vw',
  color: ink,
  background: paper,
  border: `1px solid ${hairline}`,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  textAlign: 'start',
  animation: `${comeIn} ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: {
    // Bridges the gap, so that the pointer can move from the avatar to the card.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: GAP,
    },
    '&[data-side="top"]::before': { bottom: 'auto', top: '100%' },
  },
});

export const person = style({
  marginBlockEnd: 8,
  padding: '8px 8px 12px',
  borderBottom: `1px solid ${hairline}`,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600 });

export const email = style({
  marginBlockStart: 2,
  color: muted,
  ...smallText,
  // An email address must not break at a hyphen.
  wordBreak: 'break-all',
});

export const row = style([
  plainLink,
  {
    ...cardRow,
    boxSizing: 'border-box',
    paddingBlock: 8,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': underline,
    },
  },
]);
