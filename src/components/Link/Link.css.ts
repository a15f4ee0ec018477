import { fallbackVar, style } from '@vanilla-extract/css';
import '../../styles/global.css';
import { focusRing, underline } from '../../styles/mixins';
import { ink, paper } from '../../styles/surface';
import { surface, theme } from '../../styles/theme.css';

const mix = (color: string, percentage: number, ground: string) =>
  `color-mix(in srgb, ${color} ${percentage}%, ${ground})`;

/**
 * As `focusRing`. Outside the header nobody says what the ground is, and the
 * accent alone is for light ones: half of the text's colour, which can be read
 * there, makes a ring that can be seen there.
 */
const ring = (color: string) => ({
  outline: '2px solid',
  outlineOffset: focusRing.outlineOffset,
  // Apart: an engine without `color-mix` draws the ring in the text's colour.
  outlineColor: fallbackVar(surface.accent, mix(theme.color.accent, 50, color)),
});

const wrapping = {
  hyphens: 'auto',
  // Not `break-word`: in a row of flexible boxes a long word has to give way.
  overflowWrap: 'anywhere',
} as const;

/** What stands by itself. */
const block = {
  ...wrapping,
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  // Japanese and Korean by phrase, where the engine can.
  wordBreak: 'auto-phrase',
} as const;

const button = style({
  ...block,
  minHeight: 44,
  padding: '11px 20px',
  // Of `primary` it is seen in forced colours alone, which take the ground away.
  border: '1px solid transparent',
  borderRadius: theme.radius,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  fontWeight: theme.font.weightBar,
  letterSpacing: 0,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  verticalAlign: 'middle',
  transition: `background-color ${theme.motion.hover}`,
});

const primary = style([
  button,
  {
    background: ink,
    color: paper,
    // With the ground, so that the text can be read when the header turns light.
    transitionProperty: 'background-color, color',
    selectors: { '&:focus-visible': ring(ink) },
    // Elsewhere the ground would be gone, and the text with it.
    '@supports': {
      '(color: color-mix(in srgb, red, red))': {
        selectors: { '&:hover': { background: mix(ink, 80, paper) } },
      },
    },
  },
]);

const secondary = style([
  button,
  {
    borderColor: 'currentColor',
    color: 'inherit',
    selectors: {
      '&:hover': { background: mix('currentColor', 8, 'transparent') },
      '&:focus-visible': ring('currentColor'),
    },
  },
]);

const tertiary = style({
  ...block,
  minHeight: 24,
  paddingBlock: 4,
  borderRadius: 4,
  color: 'inherit',
  fontWeight: theme.font.weightBar,
  textDecoration: 'none',
  selectors: {
    '&:hover': underline,
    '&:focus-visible': ring('currentColor'),
  },
});

const inline = style({
  ...wrapping,
  ...underline,
  borderRadius: 2,
  color: 'inherit',
  selectors: {
    '&:hover': {
      textDecorationThickness: `calc(${theme.underline.thickness} + 1px)`,
    },
    '&:focus-visible': ring('currentColor'),
  },
});

export const link = { primary, secondary, tertiary, inline };

// Padding, as before a picture in the text a line could break: the arrow stays
// with the last word.
export const room = style({ position: 'relative', paddingInlineEnd: '1.5em' });

const arrow = style({
  position: 'absolute',
  top: 'calc(50% - 0.625em)',
  insetInlineEnd: 0,
  width: '1.25em',
  height: '1.25em',
  transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

/** What goes ahead goes the other way where text does. */
const moving = (ahead: number, up: number) =>
  style([
    arrow,
    {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            [`${tertiary}:hover &`]: { translate: `${ahead}px ${-up}px` },
            [`[dir="rtl"] ${tertiary}:hover &`]: {
              translate: `${-ahead}px ${-up}px`,
            },
          },
        },
      },
    },
  ]);

export const ahead = moving(4, 0);
export const outward = moving(2, 2);
