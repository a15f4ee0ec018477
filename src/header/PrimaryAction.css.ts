import { style, type StyleRule } from '@vanilla-extract/css';
import { narrow } from '../styles/breakpoints';
import { theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';

/** Below the entries of the open list. */
const inList: StyleRule = {
  order: 0,
  flex: '0 0 100%',
  height: 'auto',
  paddingInline: 0,
  paddingBlock: '0 16px',
  justifyContent: 'start',
  overflow: 'visible',
};

export const row = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [narrow]: {
      selectors: {
        // Between the logo and the menu button, which is as far as the last in the
        // HTML. As high as the bar: an action that does not fit is on a second line,
        // and cut off. Inside there is room for its focus ring.
        '[data-variant="full"] &': {
          order: -1,
          flex: unscripted('auto', '1 1 0px'),
          flexWrap: 'wrap',
          justifyContent: 'end',
          alignContent: 'start',
          boxSizing: 'border-box',
          minWidth: 0,
          height: unscripted('auto', theme.bar.heightSmall),
          paddingInline: 8,
          overflow: unscripted('visible', 'clip'),
        },
        // The first line has something, too.
        '[data-variant="full"] &::before': { content: '', height: '100%' },
        '[data-menu="open"] &[data-fits="false"], [data-fallback] &': inList,
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
        // Not for keyboards and screen readers, either.
        ':not([data-menu="open"]) > * > * > * > * > [data-fits="false"] > &': {
          visibility: 'hidden',
        },
      },
    },
  },
});
