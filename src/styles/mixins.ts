import { accent, focus, onAccent } from './surface';
import { theme } from './theme.css';

/** The focus ring. An outline, because forced colours remove shadows. */
export const focusRing = {
  outline: `2px solid ${focus}`,
  outlineOffset: 2,
};

/**
 * Around a link or button with keyboard focus. No `:has()` names `data-state`:
 * each change of it on the page would style again all that the rules with `:has()`
 * end in.
 */
export const withKeyboard = ':has(:is(a, button):focus-visible)';

/** A colour over a ground, or instead of one. */
const over = (color: string) => `linear-gradient(${color} 0 0)`;
export const tint = (percent: number, color = 'currentcolor') =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** What is no row, under a pointer: the brand's colour of rows may not fit its ground. */
export const hovered = { backgroundImage: over(tint(8)) };

/** A link or button while it is pressed. It replaces the browser's tap highlight. */
export const pressed = { backgroundImage: over(tint(14)) };

/**
 * What is filled, under a pointer or pressed. Its ground moves away from its words, so
 * that their contrast grows. But black cannot become darker, nor white lighter: they
 * move towards their words, and have contrast enough. Browsers without relative
 * colours show the pointer alone.
 */
export const filled = (percent: number, ground: string, words: string) => ({
  backgroundImage: [
    `${ground} clamp(0, (0.6 - l) * 999, 1) 0 0 / clamp(0, (l - 0.3) * (l - 0.95) * 999, ${percent / 100})`,
    `${words} clamp(0, (0.6 - l) * 999, 1) 0 0 / ${percent}%`,
  ]
    .map((color) => over(`oklch(from ${color})`))
    .join(),
});

/** Space between the text and the focus ring, without moving the text. */
export const ringRoom = { marginInline: -8, paddingInline: 8 };

/** The text of each part's root element. */
export const baseText = {
  fontFamily: theme.font.family,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  // As the browser's for buttons: links would have the page's.
  letterSpacing: 'normal',
  textAlign: 'start',
  // Breaks Japanese and Korean between phrases, in browsers that support it.
  wordBreak: 'auto-phrase',
  WebkitTapHighlightColor: 'transparent',
} as const;

/** Long words break where they must. Not `break-word`, which does not let a flex item shrink below one. */
export const wrapping = { hyphens: 'auto', overflowWrap: 'anywhere' } as const;

/** A part of the time in which a menu opens. */
export const part = (share: number) => `calc(${theme.motion.panel} * ${share})`;

/** Hides text visually, but not from screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The largest text of a panel. */
export const heading = {
  fontFamily: theme.font.familyHeading,
  fontWeight: theme.font.weightHeading,
  letterSpacing: theme.heading.letterSpacing,
};

/** Secondary text: a description or an email address. */
export const smallText = {
  fontSize: theme.font.sizeDescription,
  lineHeight: 1.3846,
};

/** The underline of a hovered link. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationStyle: theme.underline.style as 'solid',
  textDecorationThickness: theme.underline.thickness,
  textUnderlineOffset: theme.underline.offset,
};

/** The current link in a menu. Its colour alone would not tell it from others (WCAG 1.4.1). */
export const current = { color: accent, ...underline };

/** The size of small icons. Beside the large words of a list, they are not smaller. */
export const iconSize = '--lintel-internal-icon-size';

/** An entry of the drawer, and of its fallback: the plain list. */
export const listEntry = {
  ...wrapping,
  justifyContent: 'space-between',
  gap: 16,
  width: 'calc(100% + 16px)',
  minHeight: 52,
  // Room for the focus ring.
  margin: '4px -8px',
  padding: 8,
  ...heading,
  fontSize: '1.75rem',
  lineHeight: 1.2857,
  vars: { [iconSize]: '1.25rem' },
};

/** The same, for a menu or a link. */
export const menuEntry = {
  ...listEntry,
  selectors: { '&[aria-current]': current },
};

/** What such an entry opens: links, languages. */
export const listLinks = { paddingInlineStart: 16, fontSize: '1.0625rem' };

/** A row: the whole of it is the link. */
export const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
} as const;

/** A row, or what has a ground as a row, under a pointer. */
export const hoveredRow = {
  background: theme.color.hover,
  color: theme.color.onHover,
};

/** What is in the bar: a menu's button, a link. */
export const barEntry = {
  ...row,
  gap: 6,
  fontWeight: theme.font.weightBar,
} as const;

/** A group of actions, which end where the content of the page ends. */
export const actionGroup = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 12,
} as const;

/** Where a card that opens at its button begins to move, and ends when it closes. */
export const away = { opacity: 0, translate: '0 -4px' } as const;

/**
 * What opens over the page at its button, while it is closed. It leaves as it came,
 * and takes no press meanwhile. Without `content-visibility`, which WebKit changes
 * at the beginning of a transition.
 */
export const popoverClosed = {
  ...away,
  visibility: 'hidden',
  pointerEvents: 'none',
  transition: `calc(${theme.motion.panel} / 2) ${theme.motion.easing}`,
  transitionProperty: 'opacity, translate, visibility',
} as const;

/** The same while it is open. */
export const popoverOpen = {
  opacity: 1,
  translate: 'none',
  visibility: 'visible',
  pointerEvents: 'auto',
} as const;

/** What moves when such a card opens, and how long. Not its ground: the page would be seen between its words. */
export const coming = {
  transitionProperty: 'translate',
  transitionDuration: theme.motion.hover,
} as const;

/** Forced colours remove backgrounds, and show this. */
export const forcedBorder = { outline: '1px solid transparent' };

/** The circle of an avatar. */
export const circle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: accent,
  color: onAccent,
  fontWeight: 600,
  textTransform: 'uppercase',
  ...forcedBorder,
} as const;
