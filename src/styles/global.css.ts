import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
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

// Not what a team has in a section that is counted: that is its own.
const ours = '[data-lintel]:not([data-lintel="section"])';

// Korean breaks between its words, which are set apart by spaces. Chromium does
// so by `auto-phrase`; the others break anywhere unless told.
// https://developer.mozilla.org/docs/Web/CSS/word-break#keep-all
globalStyle(`${ours}:lang(ko)`, { wordBreak: 'keep-all' });

const still = {
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
  animationDuration: '0s !important',
};

// Nothing moves: by the page's word, or as the window is being resized.
everywhere('[data-lintel-still] ', still);
// By the visitor's (specification §4); said once, and not of each part.
everywhere('', { '@media': { '(prefers-reduced-motion: reduce)': still } });

/** Everything of ours on the page, or where its root element says so. */
function everywhere(root: string, rule: GlobalStyleRule): void {
  const part = `${root}:is(${ours}, ${ours} *)`;
  const drawn = ['', '::before', '::after', '::backdrop'];
  globalStyle(drawn.map((one) => part + one).join(), rule);
}

// Radix leads Tab from a trigger into its Content. Here the panel follows the
// trigger anyway, and the proxy is a stop without a name:
// https://github.com/radix-ui/primitives/issues/3085
globalStyle('[data-lintel][aria-expanded] + span[aria-hidden]', {
  display: 'none',
});
