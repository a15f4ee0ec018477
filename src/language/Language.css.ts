import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { phone } from '../browser/viewport';
import { narrow, wide } from '../styles/breakpoints';
import {
  barLink,
  listSurface,
  menuColors,
  rowLink,
} from '../styles/classes.css';
import { belowBar } from '../styles/global.css';
import {
  card,
  cardRow,
  coming,
  listEntry,
  outOfSight,
  plainButton,
  popoverClosed,
  popoverOpen,
} from '../styles/mixins';
import { accent, hairline, ink, panel } from '../styles/surface';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';
import { windowHeight } from '../styles/zoom';

const inHeader = '[data-lintel="header"] &';
// An entry of the list on small screens; a card everywhere else.
const inList =
  ':is([data-lintel="header"][data-variant="full"], [data-lintel="drawer"]) &';
const inMinimal = '[data-lintel="header"][data-variant="minimal"] &';

export const menu = style([
  listSurface,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    selectors: {
      [inHeader]: {
        // Moves to the avatar: see AvatarMenu.
        transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          [inList]: {
            display: unscripted('block', 'none'),
            flexBasis: '100%',
            gridTemplateRows: 'auto 0fr',
            // Otherwise the button grows for a moment: it gets what less than 1fr leaves.
            alignContent: 'start',
            alignItems: 'stretch',
            borderTop: `1px solid ${hairline}`,
            transition: `grid-template-rows ${theme.motion.panel} ${theme.motion.easing}`,
          },
          [`${inList}[data-state="open"]`]: { gridTemplateRows: 'auto 1fr' },
          '[data-lintel="header"][data-menu="open"][data-variant="full"] &, [data-lintel="drawer"] &&':
            { display: 'grid' },
        },
      },
      // Grows from the globe to the whole name. It would share what it shrinks by with
      // the actions, which a fraction of a pixel makes wrap.
      [wide]: {
        selectors: {
          [inHeader]: {
            flexGrow: 9999,
            width: '1.25rem',
            maxWidth: 'max-content',
          },
        },
      },
    },
  },
]);

const GAP = 6;
// With text at 200%, a line is higher than 44 px.
const barHeight = 'max(44px, 1.5em)';

export const trigger = style([
  barLink,
  {
    ...plainButton,
    display: 'flex',
    alignItems: 'center',
    gap: GAP,
    minHeight: 44,
    fontWeight: theme.font.weightBar,
    '@media': {
      [narrow]: { selectors: { [inList]: listEntry } },
      // With large text only the globe is visible: a name that does not fit wraps
      // to a second line, which is cut off. Screen readers still read it.
      [wide]: {
        selectors: {
          [inHeader]: {
            flexWrap: 'wrap',
            justifyContent: 'end',
            alignContent: 'start',
            height: barHeight,
            overflow: 'hidden',
          },
          [`${inHeader}::before`]: {
            content: '',
            height: barHeight,
            marginInlineEnd: -GAP,
          },
        },
      },
    },
  },
]);

/** The name of the page's language, in that language. */
export const name = style({
  flexGrow: 1,
  '@media': {
    // The minimal bar on a phone shows only the globe.
    [phone]: { selectors: { [inMinimal]: outOfSight } },
  },
});

const unscriptedList: StyleRule = {
  visibility: unscripted('visible', 'hidden') as 'visible',
  opacity: unscripted('1', '0'),
  pointerEvents: unscripted('auto', 'none') as 'auto',
};

// Only CSS hides a closed list, as in the menus: its links stay in the HTML and
// work before hydration and without JavaScript.
export const list = style([
  menuColors,
  {
    ...card,
    zIndex: 1,
    top: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    minWidth: 184,
    maxHeight: `calc(0.8 * ${windowHeight})`,
    margin: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    // Room for the focus ring of a link that is scrolled into view.
    scrollPaddingBlock: 8,
    listStyle: 'none',
    color: ink,
    background: panel,
    border: `1px solid ${hairline}`,
    ...popoverClosed,
    selectors: {
      '[data-side="top"] > &': { top: 'auto', bottom: 'calc(100% + 4px)' },
      '[data-align="start"] > &': {
        insetInlineEnd: 'auto',
        insetInlineStart: 0,
      },
      '&[data-state="open"]': { ...popoverOpen, ...coming },
      // A list that fades out would take the focus of a quick Tab with it.
      ':has(:focus-visible) > &[data-state="closed"]': {
        transitionProperty: 'none',
      },
      '[data-lintel="language-menu"]:hover > &[data-state="closed"]':
        unscriptedList,
      '[data-lintel="language-menu"]:not([data-scripted]):focus-within > &&':
        popoverOpen,
    },
    '@media': {
      // The button is as high as the bar here.
      [wide]: {
        selectors: {
          [inHeader]: {
            top: 'calc(100% - 8px)',
            maxHeight: belowBar,
          },
        },
      },
      [narrow]: {
        selectors: {
          [inList]: {
            position: 'static',
            // See the rows of the menu's grid.
            minHeight: 0,
            maxHeight: 'none',
            // Only in this direction, because rows and focus rings are wider.
            overflow: 'visible clip',
            padding: 0,
            border: 0,
            boxShadow: 'none',
            translate: 'none',
            // The menu's background shows through.
            background: 'none',
            color: 'inherit',
          },
          [`${inList}[data-state="closed"]`]: unscriptedList,
        },
      },
    },
  },
]);

// Pages have rules for lists.
globalStyle(`${list} > li`, { margin: 0, padding: 0 });

export const link = style([
  rowLink,
  {
    ...cardRow,
    gap: 16,
    justifyContent: 'space-between',
    selectors: {
      '&&[aria-current]': { color: accent },
      // A tick made of borders, which forced colours keep. Not mirrored for right-to-left text.
      '&[aria-current]::after': {
        content: '',
        width: 5,
        height: 10,
        // In the middle of a chevron's box.
        marginInlineEnd: 7,
        marginBlockEnd: 3,
        borderRight: '1.5px solid',
        borderBottom: '1.5px solid',
        rotate: '45deg',
      },
    },
    '@media': {
      // The margins have room for the focus ring.
      [narrow]: {
        selectors: { [inList]: { minHeight: 44, margin: '4px -8px' } },
      },
    },
  },
]);
