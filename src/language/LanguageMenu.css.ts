import { style } from '@vanilla-extract/css';
import { phone } from '../browser/media';
import { narrow, wide } from '../styles/breakpoints';
import '../styles/global.css';
import { focusRing, listEntry, underline } from '../styles/mixins';
import { hairline } from '../styles/surface';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';
import { listSurface } from '../styles/listSurface.css';

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
        marginInlineStart: 'auto',
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
      // Shrinks to the globe if the bar is full.
      [wide]: { selectors: { [inHeader]: { minWidth: '1.25rem' } } },
    },
  },
]);

const GAP = 6;
// With text at 200%, a line is higher than 44 px.
const barHeight = 'max(44px, 1.5em)';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: GAP,
  boxSizing: 'border-box',
  minHeight: 44,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.font.weightBar,
  textAlign: 'start',
  borderRadius: theme.radiusSmall,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [narrow]: {
      selectors: {
        [inList]: listEntry,
      },
    },
    // With large text only the globe is visible: a name that does not fit wraps
    // to a second line, which is cut off. Screen readers still read it.
    [wide]: {
      selectors: {
        [inHeader]: {
          flexWrap: 'wrap',
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
});

/** The name of the page's language, in that language. */
export const name = style({
  flexGrow: 1,
  '@media': {
    // Touch keeps the hover state after a tap.
    '(hover: hover)': { selectors: { [`${trigger}:hover > &`]: underline } },
    // The minimal bar on a phone shows only the globe.
    [phone]: {
      selectors: {
        [inMinimal]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
