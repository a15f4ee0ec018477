import { style } from '@vanilla-extract/css';
import { hovers, narrow, roomy, wide } from '../styles/breakpoints';
import {
  beamed,
  listSurface,
  plainLink,
  bareList,
  reset,
} from '../styles/classes.css';
import {
  barEntry,
  focusRing,
  hovered,
  menuEntry,
  part,
  pressed,
  withKeyboard,
} from '../styles/mixins';
import { darkHeader } from '../styles/surface';
import { theme } from '../styles/theme.css';

/** The space on each side of an entry's words. */
const side = '--lintel-internal-side';
export const sideRoom = `var(${side}, 14px)`;

export const navigation = style([
  listSurface,
  {
    '@media': {
      [narrow]: { paddingBlock: 8 },
      [wide]: {
        display: 'flex',
        flexGrow: 1,
        minWidth: 0,
      },
    },
  },
]);

/**
 * A bar with five or more entries. The gaps between them shrink first. Then the
 * entries take the room that is left, before the name of the language does.
 */
export const crowded = style([
  navigation,
  {
    '@media': {
      [wide]: {
        flexGrow: 18,
        vars: { [side]: 'clamp(8px, 1vw - 2px, 14px)' },
      },
      // Words do not wrap here: the room is for the name of the language.
      [roomy]: { flexGrow: 0 },
    },
  },
]);

export const list = style([
  bareList,
  { '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', flexGrow: 1 } } },
]);

export const item = style({
  '@media': {
    // Contains the margins of its entry.
    [narrow]: { display: 'flow-root' },
    // As high as the bar, so that there is no gap between the button and its panel.
    [wide]: {
      display: 'flex',
      flexGrow: 1,
      maxWidth: 'max-content',
      selectors: {
        // The words of many entries wrap before the end of the bar does: see
        // `groups` in `Header.css.ts`.
        [`${crowded} &`]: { width: 'min-content', overflowWrap: 'normal' },
        // With eight or more, gaps are smallest in windows of 1280 px.
        '&:is(:nth-last-child(n + 8), :nth-last-child(n + 8) ~ *)': {
          vars: { [side]: 'clamp(8px, 1.875vw - 16px, 14px)' },
        },
        // Aligns a card with the end of its button, where it would not fit.
        '&:nth-last-child(-n + 2):nth-child(n + 4)': { justifyContent: 'end' },
      },
    },
    [roomy]: { selectors: { [`${crowded} &`]: { width: 'auto' } } },
  },
});

/** A menu's button, or a link. */
export const entry = style([
  plainLink,
  beamed,
  reset,
  {
    ...barEntry,
    '@media': {
      [narrow]: menuEntry,
      [wide]: {
        position: 'relative',
        paddingInline: sideRoom,
        fontSize: theme.font.sizeBar,
        selectors: {
          // The entry is as high as the bar. Its ground and ring are around its
          // words, as those of Log In.
          '&::before': {
            content: '',
            position: 'absolute',
            inset: `calc(50% - max(22px, 1lh)) calc(${sideRoom} - 8px)`,
            borderRadius: theme.radiusSmall,
          },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::before': focusRing,
          '&&:active': { backgroundImage: 'none' },
          '&&:active::before': pressed,
          '&::after': { insetInline: sideRoom },
          // On a dark page the open bar is light and its menu is dark: at its edge, a
          // line in the colour of the text would look like a part of the menu.
          [`${darkHeader}[data-lintel-open] &::after`]: { bottom: 2 },
        },
      },
      [`screen and ${wide}`]: {
        selectors: { '&[aria-expanded="true"]::before': hovered },
      },
      [`${hovers} and ${wide}`]: {
        selectors: { '&:hover::before': hovered },
      },
    },
  },
]);

const header = '[data-lintel="header"]';
const behindCard = `${header}:has([data-lintel-card]) > &`;

export const backdrop = style({
  '@media': {
    [narrow]: { display: 'none' },
    [wide]: {
      position: 'fixed',
      inset: 0,
      // As high as the window, also if a filter of the page makes the header its
      // containing block.
      minHeight: '100dvh',
      // Below the ground of the bar.
      zIndex: -2,
      background: theme.color.backdrop,
      opacity: 0,
      visibility: 'hidden',
      // Behind the account menu and the languages, a press reaches the page.
      pointerEvents: 'none',
      // Gone before the menu is: both at once would be darker in between.
      transition: `${part(0.3)} ${theme.motion.easing}`,
      transitionProperty: 'opacity, visibility',
      selectors: {
        [`&[data-state="open"], ${behindCard}`]: {
          visibility: 'visible',
          // Visible at once: the pointer may leave the menu in the frame in which it
          // opens, and has to meet the backdrop, which closes it.
          transition: `opacity ${theme.motion.panel} ${theme.motion.easing}`,
        },
        '&[data-state="open"]': { opacity: 1, pointerEvents: 'auto' },
        // A card covers less of the page than a sheet, and dims it half as much.
        [behindCard]: { opacity: 0.5 },
        // With the keyboard, it leaves with its menu, at once.
        [`${header}${withKeyboard} > &`]: { transitionProperty: 'none' },
      },
    },
  },
});
