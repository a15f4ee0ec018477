import type { StyleRule } from '@vanilla-extract/css';

export const tablet = '(min-width: 744px)';

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
