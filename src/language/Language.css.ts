import { style, type StyleRule } from '@vanilla-extract/css';
import { phone } from '../browser/viewport';
import { narrow, wide } from '../styles/breakpoints';
import {
  bareList,
  barLink,
  hasList,
  listSurface,
  popover,
  reset,
  rowLink,
} from '../styles/classes.css';
import {
  barEntry,
  listEntry,
  listLinks,
  outOfSight,
  popoverOpen,
} from '../styles/mixins';
import { accent, hairline } from '../styles/surface';
import { theme } from '../styles/theme.css';
import {
  shownUnscripted,
  unopened,
  unscripted,
} from '../styles/unscripted.css';

const inHeader = '[data-lintel="header"] &';
// An entry of the list on small screens; a card everywhere else.
const inList = `${hasList} &`;
const inMinimal = '[data-lintel-variant="minimal"] &';

export const menu = style([
  listSurface,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    selectors: {
      [inHeader]: {
        // As high as the bar, from which its card hangs.
        alignSelf: 'stretch',
        // Moves to the avatar: see AvatarMenu.
        transition: `translate ${theme.motion.panel} ${theme.motion.easing}`,
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          [inList]: {
            display: 'grid',
            gridTemplateRows: 'auto 0fr',
            // Otherwise the button grows for a moment: it gets what less than 1fr leaves.
            alignContent: 'start',
            alignItems: 'stretch',
            borderTop: `1px solid ${hairline}`,
          },
          [`${inList}[data-state="open"]`]: { gridTemplateRows: 'auto 1fr' },
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

// With text at 200%, a line is higher than 44 px.
const barHeight = 'max(44px, 1.5em)';

export const trigger = style([
  barLink,
  reset,
  {
    '@media': {
      [narrow]: {
        selectors: { [inList]: { ...listEntry, gap: 6, fontSize: '1.25rem' } },
      },
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
            height: '100%',
            marginInlineEnd: -barEntry.gap,
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
  bareList,
  popover,
  {
    top: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    minWidth: 184,
    selectors: {
      [inHeader]: { top: '100%' },
      '[data-side="top"] > &': { top: 'auto', bottom: 'calc(100% + 4px)' },
      '[data-align="start"] > &': { insetInline: '0 auto' },
      '[data-lintel="language-menu"]:hover > &[data-state="closed"]':
        unscriptedList,
      [`[data-lintel="language-menu"]${unopened}:focus-within > &&`]:
        popoverOpen,
    },
    '@media': {
      [narrow]: {
        selectors: {
          [inList]: {
            position: 'static',
            // See the rows of the menu's grid.
            minHeight: unscripted('auto', '0'),
            maxHeight: 'none',
            // Only in this direction, because rows and focus rings are wider.
            overflow: unscripted('visible', 'visible clip'),
            // Room for focus rings.
            padding: '4px 0',
            ...listLinks,
            border: 0,
            boxShadow: 'none',
            translate: 'none',
            // The menu's background shows through.
            background: 'none',
            color: 'inherit',
          },
          [`${inList}[data-state="open"]`]: { transitionProperty: 'opacity' },
          [`${inList}[data-state="closed"]`]: {
            // Not laid out with the drawer.
            ...shownUnscripted,
            ...unscriptedList,
            paddingBlock: 0,
            transition: 'none',
          },
        },
      },
    },
  },
]);

export const link = style([
  rowLink,
  {
    padding: 8,
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
        margin: '0 7px 3px',
        border: 'solid',
        borderWidth: '0 1.5px 1.5px 0',
        rotate: '45deg',
      },
    },
    '@media': {
      [narrow]: { selectors: { [inList]: { marginInline: -8 } } },
    },
  },
]);
