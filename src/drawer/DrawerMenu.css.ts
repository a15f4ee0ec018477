import { globalStyle, style } from '@vanilla-extract/css';
import { low } from '../styles/breakpoints';
import { heading as headingText, ringRoom } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { surface, theme } from '../styles/theme.css';

export const menu = style({
  paddingInline: theme.gutter,
  paddingBlock: 8,
});

// Resets the page's own styles for headings.
export const heading = style({
  // Contains the margins of its button.
  display: 'flow-root',
  margin: 0,
  padding: 0,
  ...ringRoom,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
  selectors: {
    // Stays in view while the links of its section scroll below it.
    '&[data-state]': {
      position: 'sticky',
      top: 0,
      // Above the spotlight, whose link is positioned.
      zIndex: 1,
      background: surface.background,
      // Links fade out below it.
      boxShadow: `0 4px 4px ${surface.background}`,
    },
  },
  '@media': {
    // It would leave too little room for the links (WCAG 1.4.10).
    [low]: { selectors: { '&[data-state]': { position: 'static' } } },
  },
});

export const entry = style([
  plainLink,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    boxSizing: 'border-box',
    width: 'calc(100% + 16px)',
    minHeight: 52,
    // Room for the focus ring.
    margin: '4px -8px',
    padding: 8,
    border: 0,
    background: 'none',
    font: 'inherit',
    ...headingText,
    fontSize: '1.75rem',
    lineHeight: 1.2857,
    textAlign: 'start',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    borderRadius: theme.radiusSmall,
    cursor: 'pointer',
    selectors: {
      '&[aria-current="page"]': { color: surface.accent },
    },
  },
]);

// A closed section is hidden by `hidden="until-found"`. Engines that do not know
// that value would remove it at once, so the display is set here.
export const links = style({
  paddingInlineStart: 16,
  // Only in this direction, because rows and focus rings are wider.
  overflowY: 'clip',
  '@supports': {
    '(content-visibility: hidden)': {
      display: 'grid',
      gridTemplateRows: '1fr',
      transition: `grid-template-rows ${theme.motion.panel} ${theme.motion.easing}`,
      selectors: {
        '&[hidden]': {
          gridTemplateRows: '0fr',
          contentVisibility: 'hidden',
          transitionProperty: 'grid-template-rows, content-visibility',
          transitionBehavior: 'allow-discrete',
        },
        // Closes at once while a keyboard moves the focus: a quick Tab would enter
        // the links.
        ':has(:focus-visible) > &[hidden]': {
          transitionProperty: 'none',
        },
        // Above the tapped heading, it closes after the time of a double tap, whose
        // second tap would hit a link instead. With reduced motion, too.
        ':has(~ [data-shown]:hover) > &': {
          transitionDelay: '500ms !important',
        },
      },
    },
  },
});

/** The links, which the section uncovers. Without padding, so that nothing remains of it. */
export const folded = style({ minHeight: 0 });

// A focused link is not scrolled under its heading (WCAG 2.4.11).
globalStyle(`${links} :is(a, button)`, {
  scrollMarginBlockStart: 'calc(2.25rem + 32px)',
});
