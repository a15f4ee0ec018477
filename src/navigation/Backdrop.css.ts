import { style } from '@vanilla-extract/css';
import { wide } from '../styles/breakpoints';
import { theme } from '../styles/theme.css';

export const backdrop = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      background: theme.color.backdrop,
      opacity: 0,
      visibility: 'hidden',
      transition: `${theme.motion.panel} ${theme.motion.easing}`,
      transitionProperty: 'opacity, visibility',
      selectors: {
        '&[data-state="open"]': {
          visibility: 'visible',
          opacity: 1,
          // Otherwise it is still hidden when the pointer leaves in the same frame,
          // and the menu stays open.
          transitionProperty: 'opacity',
        },
      },
    },
  },
});
