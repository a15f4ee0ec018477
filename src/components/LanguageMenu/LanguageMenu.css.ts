import { style } from '@vanilla-extract/css';
import { phone } from '../../core/browser/media';
import { narrow, wide } from '../../styles/breakpoints';
import '../../styles/global.css';
import { focusRing, listEntry, underline } from '../../styles/mixins';
import { hairline } from '../../styles/surface';
import { theme } from '../../styles/theme.css';
import { listSurface } from '../shared/listSurface.css';

const inHeader = '[data-lintel="header"] &';
// One of the entries in the list of small screens; a card everywhere else.
const list =
  ':is([data-lintel="header"][data-variant="full"], [data-lintel="drawer"])';
const inList = `${list} &`;
const inMinimal = '[data-lintel="header"][data-variant="minimal"] &';

export const menu = style([
  listSurface,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    selectors: { [inHeader]: { marginInlineStart: 'auto' } },
    '@media': {
      [narrow]: {
        selectors: {
          [inList]: {
            display: 'none',
            flexBasis: '100%',
            flexDirection: 'column',
            alignItems: 'stretch',
            borderTop: `1px solid ${hairline}`,
          },
          '[data-lintel="header"][data-menu="open"][data-variant="full"] &, [data-lintel="drawer"] &&':
            { display: 'flex' },
        },
      },
      [`(scripting: none) and ${narrow}`]: {
        selectors: { [inList]: { display: 'flex' } },
      },
      // No wider than its globe where the bar is full.
      [wide]: { selectors: { [inHeader]: { minWidth: 20 } } },
    },
  },
]);

const GAP = 6;
// In twice the size the text is higher than a target.
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
  borderRadius: 4,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [narrow]: {
      selectors: {
        [inList]: {
          ...listEntry,
        },
        [`${inList}:focus-visible`]: { outlineOffset: -2 },
      },
    },
    // In large text the globe says it alone: a name that has no room goes into
    // a second line, which is cut off, and what reads aloud still has it.
    [wide]: {
      selectors: {
        [inHeader]: {
          flexWrap: 'wrap',
          alignContent: 'flex-start',
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

/** The page's language, in its own words. */
export const name = style({
  flexGrow: 1,
  selectors: { [`${trigger}:hover > &`]: underline },
  '@media': {
    // A finger's hover stays after its tap, and no entry above has a line.
    [narrow]: {
      selectors: {
        [`${list} ${trigger}:hover > &`]: {
          textDecoration: 'none',
        },
      },
    },
    // A checkout's bar on a phone: the globe says it.
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
