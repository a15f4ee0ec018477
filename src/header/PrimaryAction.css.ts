import { style } from '@vanilla-extract/css';
import { narrow } from '../styles/breakpoints';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

const closed = '[data-lintel-variant="full"]:not([data-lintel-menu="open"])';
const inBar = `${closed} &, [data-lintel-variant="full"]:not([data-lintel-fallback]) &:not([data-lintel-fits])`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [narrow]: {
      selectors: {
        // Below the entries of the open list.
        '[data-lintel-variant="full"] &': {
          flexBasis: '100%',
          paddingBlockEnd: 16,
        },
        // Between the logo and the menu button, which is as far as the last in the
        // HTML. As high as the bar: an action that does not fit is on a second line,
        // and cut off. Inside there is room for its focus ring.
        [inBar]: {
          order: -1,
          flex: unscripted('auto', '1 1 0px'),
          flexWrap: 'wrap',
          justifyContent: 'end',
          alignContent: 'start',
          boxSizing: 'border-box',
          minWidth: 0,
          height: unscripted('auto', theme.bar.heightSmall),
          padding: '0 8px',
          overflow: unscripted('visible', 'clip'),
        },
        // The first line has something, too.
        '[data-lintel-variant="full"] &::before': {
          content: '',
          height: '100%',
        },
      },
    },
  },
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    // Laid out by the foot.
    '[data-lintel="drawer"] &': { display: 'contents' },
  },
  '@media': {
    [narrow]: {
      selectors: {
        // Hides an action that does not fit from keyboards and screen readers, too.
        [`${closed} [data-lintel-fits] > &`]: {
          visibility: 'hidden',
        },
      },
    },
  },
});
