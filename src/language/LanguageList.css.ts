import { style, type StyleRule } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { headerOffset } from '../styles/global.css';
import { card, cardRow, underline } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { accent, hairline, ink, paper } from '../styles/surface';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

const inHeader = '[data-lintel="header"] &';
// An entry of the list on small screens; a card everywhere else.
const inList =
  ':is([data-lintel="header"][data-variant="full"], [data-lintel="drawer"]) &';

const shown: StyleRule = {
  visibility: 'visible',
  contentVisibility: 'visible',
  opacity: 1,
};

const shownUnscripted: StyleRule = {
  visibility: unscripted('visible', 'hidden') as 'visible',
  contentVisibility: unscripted('visible', 'hidden') as 'visible',
  opacity: unscripted('opaque', '0'),
};

// Only CSS hides a closed list, as in the menus: its links stay in the HTML and
// work before hydration and without JavaScript.
export const list = style({
  ...card,
  zIndex: 1,
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  minWidth: 184,
  maxHeight: '80dvh',
  margin: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // Room for the focus ring of a link that is scrolled into view.
  scrollPaddingBlock: 8,
  listStyle: 'none',
  color: ink,
  background: paper,
  border: `1px solid ${hairline}`,
  visibility: 'hidden',
  contentVisibility: 'hidden',
  opacity: 0,
  transitionProperty: 'opacity, visibility, content-visibility',
  transitionDuration: theme.motion.panel,
  transitionTimingFunction: theme.motion.easing,
  transitionBehavior: 'allow-discrete',
  selectors: {
    '[data-side="top"] > &': { top: 'auto', bottom: 'calc(100% + 4px)' },
    '[data-align="start"] > &': {
      insetInlineEnd: 'auto',
      insetInlineStart: 0,
    },
    '&[data-state="open"]': { ...shown, transitionProperty: 'opacity' },
    // A list that fades out would take the focus of a quick Tab with it.
    ':has(:focus-visible) > &[data-state="closed"]': {
      transitionProperty: 'none',
    },
    '[data-lintel="language-menu"]:hover > &[data-state="closed"]':
      shownUnscripted,
    '[data-lintel="language-menu"]:not([data-ready]):focus-within > &&': shown,
  },
  '@media': {
    // The button is as high as the bar here.
    [wide]: {
      selectors: {
        [inHeader]: {
          top: 'calc(100% - 8px)',
          maxHeight: `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`,
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
          // The menu's background shows through.
          background: 'none',
          color: 'inherit',
        },
        [`${inList}[data-state="closed"]`]: shownUnscripted,
      },
    },
  },
});

export const link = style([
  plainLink,
  {
    ...cardRow,
    gap: 16,
    justifyContent: 'space-between',
    selectors: {
      '&&[aria-current]': { color: accent },
      '&:hover': underline,
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
