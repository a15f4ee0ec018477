import {
  createGlobalVar,
  globalStyle,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { low, wide } from './breakpoints';
import { theme } from './theme.css';

/** The height of the page's top that the header covers, including the banner (behaviour H9). Measured after hydration. */
export const headerOffset = createGlobalVar('lintel-header-offset', {
  // In pixels, whatever its unit: setting the height that the theme already has
  // changes no style.
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

/** The height that remains below the bar, for what opens there. */
export const belowBar = `calc(100dvh - max(${headerOffset}, ${theme.bar.height}))`;

/** The height that the bar of a side navigation covers as well, on small screens (behaviour S3). */
export const sideNavOffset = 'var(--lintel-side-nav-offset, 0px)';

// A jump upwards brings back a header that `hideOnScroll` has hidden.
const returning = '--lintel-header-offset-up';
const covered = `max(${headerOffset}, var(${returning}, 0px))`;
const sum = `(${covered} + ${sideNavOffset})`;
/** The window, or the element that scrolls the header. */
const page = ':root, [data-lintel-page-scroller]';
const covering = ':where(:root:has([data-lintel-covers]))';

// Keeps focused elements and the targets of links out from under the bar (WCAG 2.4.11).
globalStyle(':where(:root)', { vars: { [headerOffset]: '0px' } });
// Padding has no effect on a `<body>` that does not scroll.
globalStyle(`:where(${page}, body)`, { scrollPaddingBlockStart: `calc${sum}` });

// The bars themselves are in the padding. Browsers would scroll the page at each
// Tab in a sticky bar, so their elements count as if they were below it. Menus are
// below it anyway, and scroll by themselves.
const menus =
  '[data-lintel="panel"], [data-lintel="account-panel"], [data-lintel="language-list"]';
globalStyle(
  `:where([data-lintel="side-nav-trigger"], [data-lintel="header"] *:not(:is(${menus}, dialog) *))`,
  { scrollMarginBlockStart: `calc(-1 * ${sum})` },
);
// No margin holds for what is typed, or inside a shadow root: Chromium scrolls to
// the caret. Links and buttons of the bar may lead to a place on the page. More
// specific than the page's own padding. `:focus-within` first: after `:has()`,
// Chromium would look for focus at each change of the page.
globalStyle(
  `:is(${page}):focus-within:has([data-lintel="header"]:focus-within):not(:has([data-lintel="header"] :is(a, button):focus))`,
  { scrollPaddingBlockStart: 0 },
);
globalStyle('[data-lintel="header"] :not(a, button):focus', {
  scrollMarginBlockStart: 0,
});

// Scrolling elements within the page are already below the header.
globalStyle(
  ':where([data-lintel-scroller]:not(body, [data-lintel-page-scroller]))',
  {
    vars: { [headerOffset]: '0px' },
    scrollPaddingBlockStart: sideNavOffset,
  },
);

globalStyle(covering, {
  vars: { [headerOffset]: theme.bar.heightSmall },
  '@media': { [wide]: { vars: { [headerOffset]: theme.bar.height } } },
});

// In low windows nothing is sticky, whatever was measured.
globalStyle(':root', {
  '@media': {
    [low]: {
      vars: { [headerOffset]: '0px!important', [returning]: '0px!important' },
    },
  },
});

// Without the content of `SectionTracker`, which belongs to the page.
const ours = '[data-lintel]:not([data-lintel="section"])';

// A page's `* { transition: all }` would delay `visibility`, and nothing can be focused
// until then. Overrides rules for plain elements, and no class.
globalStyle(`html body :where(${ours}) *`, { transition: 'none' });

// Breaks Korean between words. Chromium does this with `auto-phrase`; other
// browsers break anywhere.
// https://developer.mozilla.org/docs/Web/CSS/word-break#keep-all
globalStyle(`${ours}:lang(ko)`, { wordBreak: 'keep-all' });

// On paper, what is open would cover the page, and nothing opens. A `dialog` with an
// attribute is more specific than the drawer's own `!important`.
const unprinted = `${menus}, dialog[data-lintel], [data-lintel="backdrop"], [data-lintel][aria-expanded] > svg:last-child`;
globalStyle(`:is(${unprinted})`, {
  '@media': { print: { display: 'none !important' } },
});

const still = {
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
  animationDuration: '0s !important',
};

// No motion on request of the page, or while the window is being resized (behaviour H10).
everywhere('[data-lintel-still] ', still);
// No motion if the visitor prefers so. One rule for all parts.
everywhere('', { '@media': { '(prefers-reduced-motion: reduce)': still } });

/** Adds a rule for all elements of the package. */
function everywhere(root: string, rule: GlobalStyleRule): void {
  // Not `:is(a, a *)`, which PostCSS cannot rewrite for older browsers, and warns.
  // https://github.com/csstools/postcss-plugins/tree/main/plugins/postcss-is-pseudo-class
  const parts = [root + ours, `${root + ours} *`];
  const all = ['', '::before', '::after'].flatMap((drawn) =>
    parts.map((part) => part + drawn),
  );
  globalStyle(all.join(), rule);
}
