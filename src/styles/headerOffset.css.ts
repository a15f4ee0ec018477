import { globalStyle } from '@vanilla-extract/css';
import { low, wide } from './breakpoints';
import { theme } from './theme.css';

/** How much of the page's top the header covers, banner included: measured once the page is hydrated. */
export const headerOffset = 'var(--lintel-header-offset)';

/** How much more the bar of a side navigation covers on small screens. */
export const sideNavOffset = 'var(--lintel-side-nav-offset, 0px)';

const name = '--lintel-header-offset';
const covering =
  ':where(:root:has([data-lintel="header"]:not([data-position="static"], [data-hidden])))';

// What is focused or jumped to must not end up under the bar (WCAG 2.4.11).
globalStyle(':where(:root)', {
  vars: { [name]: '0px' },
  scrollPaddingBlockStart: `calc(${headerOffset} + ${sideNavOffset})`,
});

// What scrolls within the page is below the header already.
globalStyle(':where([data-lintel-scroller])', {
  vars: { [name]: '0px' },
  scrollPaddingBlockStart: sideNavOffset,
});

globalStyle(covering, {
  vars: { [name]: theme.bar.heightSmall },
  '@media': { [wide]: { vars: { [name]: theme.bar.height } } },
});

// Where nothing stays in view, whatever was measured.
globalStyle(':root', {
  '@media': { [low]: { vars: { [name]: '0px !important' } } },
});
