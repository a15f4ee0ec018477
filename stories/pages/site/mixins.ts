import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../../../src/styles/theme.css';

export const tablet = '(min-width: 744px)';
export const wide = '(min-width: 1024px)';

/** A rule for pages with motion. The toolbar and the visitor can turn it off. */
export const whenMoving = (rule: StyleRule['selectors'] & object) => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: Object.fromEntries(
        Object.entries(rule).map(([selector, styles]) => [
          `html:not([data-lintel-still]) ${selector}`,
          styles,
        ]),
      ),
    },
  },
});

/** The focus ring of controls. */
export const ring = {
  outline: `2px solid ${theme.color.accent}`,
  outlineOffset: 2,
};
