import { fallbackVar, style } from '@vanilla-extract/css';
import '../styles/global.css';
import { mirrored } from '../styles/direction.css';
import { focusRing, underline, wrapping } from '../styles/mixins';
import { ink, paper } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';

const mix = (color: string, percentage: number, ground: string) =>
  `color-mix(in srgb, ${color} ${percentage}%, ${ground})`;

/**
 * The focus ring of a link. Outside the header the background is unknown, and
 * the accent colour is made for light ones. Mixed with the text's colour, which
 * is readable there, the ring is visible on any background.
 */
const ring = (color: string) => ({
  ...focusRing,
  outlineColor: fallbackVar(surface.accent, mix(theme.color.accent, 50, color)),
});

/**
 * The look that the page's `a:link` and `a:hover` must not change, which have a
 * higher specificity than one class.
 */
const kept = (look: { color: string; textDecoration?: 'none' }) =>
  ({ '&&': look }) as const;

/** Links that are not part of a sentence. */
const block = {
  ...wrapping,
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  // Breaks Japanese and Korean between phrases, in browsers that support it.
  wordBreak: 'auto-phrase',
} as const;

const button = style({
  ...block,
  minHeight: 44,
  padding: '11px 20px',
  // On `primary` it is visible only in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: theme.radius,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  letterSpacing: 'normal',
  fontWeight: theme.font.weightBar,
  textAlign: 'center',
  textWrap: 'balance',
  verticalAlign: 'middle',
  transition: `background-color ${theme.motion.hover}`,
});

const primary = style([
  button,
  {
    background: ink,
    // Text and background change in one step when the header turns light, so that
    // the text stays readable.
    transitionProperty: 'opacity',
    selectors: {
      ...kept({ color: paper, textDecoration: 'none' }),
      '&:hover': { opacity: 0.8 },
      '&:focus-visible': ring(ink),
    },
  },
]);

const secondary = style([
  button,
  {
    borderColor: 'currentColor',
    selectors: {
      ...kept({ color: 'inherit', textDecoration: 'none' }),
      '&:hover': { background: mix('currentColor', 8, 'transparent') },
      '&:focus-visible': ring('currentColor'),
    },
  },
]);

const tertiary = style({
  ...block,
  minHeight: 24,
  paddingBlock: 4,
  borderRadius: theme.radiusSmall,
  fontWeight: theme.font.weightBar,
  selectors: {
    ...kept({ color: 'inherit', textDecoration: 'none' }),
    '&:hover': underline,
    '&:focus-visible': ring('currentColor'),
  },
});

const inline = style({
  ...wrapping,
  ...underline,
  borderRadius: theme.radiusSmall,
  selectors: {
    ...kept({ color: 'inherit' }),
    '&:hover': {
      textDecorationThickness: `calc(${theme.underline.thickness} + 1px)`,
    },
    '&:focus-visible': ring('currentColor'),
  },
});

export const link = { primary, secondary, tertiary, inline };

// Space for the arrow. It is padding, because a line could break before an
// inline picture: this way the arrow stays with the last word.
export const room = style({
  position: 'relative',
  paddingInlineEnd: '1.5em',
  // A word joiner: a line could break before an empty element too.
  '::before': { content: '"\\2060"' },
});

const arrow = style({
  position: 'absolute',
  top: 'calc(50% - 0.625em)',
  insetInlineEnd: 0,
  width: '1.25em',
  height: '1.25em',
  transition: `transform ${theme.motion.panel} ${theme.motion.easing}`,
  scale: mirrored,
});

/** Moves the arrow on hover. In right-to-left text, `scale` mirrors this too. */
const moving = (ahead: number, up: number) =>
  style([
    arrow,
    {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            [`${tertiary}:hover &`]: {
              transform: `translate(${ahead}px, ${-up}px)`,
            },
          },
        },
      },
    },
  ]);

export const ahead = moving(4, 0);
export const outward = moving(2, 2);
