import { fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { hovers } from '../styles/breakpoints';
import { plainLink, textLink } from '../styles/classes.css';
import '../styles/global.css';
import { filled, hoveredRow, underline, wrapping } from '../styles/mixins';
import { action, onAction } from '../styles/surface';
import { surface, theme } from '../styles/theme.css';

/**
 * The focus ring of a link. Outside the header the background is unknown, and
 * the accent colour is made for light ones. Mixed with the text's colour, which
 * is readable there, the ring is visible on any background.
 */
const ringBeside = (color: string) => ({
  '&:focus-visible': {
    outlineColor: fallbackVar(
      'var(--lintel-color-focus)',
      surface.accent,
      `color-mix(in srgb, ${theme.color.accent}, ${color})`,
    ),
  },
});

const onHover = (selectors: StyleRule['selectors']) => ({
  '@media': { [hovers]: { selectors } },
});

const any = style([
  plainLink,
  { ...wrapping, selectors: ringBeside('currentColor') },
]);

/** Links that are not part of a sentence. */
const block = style([
  any,
  {
    display: 'inline-block',
    maxWidth: '100%',
    // Breaks Japanese and Korean between phrases, in browsers that support it.
    wordBreak: 'auto-phrase',
    fontWeight: theme.font.weightBar,
  },
]);

const button = style([
  block,
  {
    minHeight: 44,
    padding: '11px 20px',
    // On `primary` it is visible only in forced colours, which remove the background.
    border: '1px solid transparent',
    borderRadius: theme.radiusButton,
    fontSize: theme.font.sizeBar,
    lineHeight: 1.3333,
    textAlign: 'center',
    textWrap: 'balance',
    verticalAlign: 'middle',
  },
]);

const primary = style([
  button,
  {
    // Not the shorthand: where a header turns, Chromium keeps its value of before.
    backgroundColor: action,
    selectors: {
      '&&': { color: onAction },
      '&&:active': filled(32, action, onAction),
      ...ringBeside(action),
    },
    ...onHover({ '&:hover': filled(16, action, onAction) }),
  },
]);

const secondary = style([
  button,
  {
    borderColor: 'currentColor',
    ...onHover({ '&:hover': hoveredRow }),
  },
]);

const tertiary = style([block, textLink, { minHeight: 24, paddingBlock: 4 }]);

const inline = style([
  any,
  {
    selectors: { '&&': underline },
    ...onHover({
      '&&:hover': {
        textDecorationThickness: `calc(${theme.underline.thickness} + 1px)`,
      },
    }),
  },
]);

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
});

/** Moves the arrow on hover. In right-to-left text, `scale` mirrors this too. */
const moving = (ahead: number, up: number) =>
  style([
    arrow,
    {
      '@media': {
        [`${hovers} and (prefers-reduced-motion: no-preference)`]: {
          selectors: {
            [`${tertiary}:hover:not(:active) &`]: {
              transform: `translate(${ahead}px, ${-up}px)`,
            },
          },
        },
      },
    },
  ]);

export const ahead = moving(4, 0);
export const outward = moving(2, 2);
