import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

// Not what a team has in a section that is counted: that is its own.
const ours = '[data-lintel]:not([data-lintel="section"])';

/** Everything of ours on the page, or where its root element says so. */
function everywhere(root: string, rule: GlobalStyleRule): void {
  const part = `${root}:is(${ours}, ${ours} *)`;
  const drawn = ['', '::before', '::after', '::backdrop'];
  globalStyle(drawn.map((one) => part + one).join(), rule);
}

const still = {
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
  animationDuration: '0s !important',
};

// Nothing moves: by the page's word, or as the window is being resized.
everywhere('[data-lintel-still] ', still);
// By the visitor's (specification §4); said once, and not of each part.
everywhere('', { '@media': { '(prefers-reduced-motion: reduce)': still } });
