import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { surface, theme } from './theme.css';

const { color } = theme;

/** Colours on a light background. */
export const lightSurface = {
  [surface.foreground]: color.ink,
  [surface.background]: color.paper,
  [surface.muted]: color.muted,
  [surface.hairline]: color.hairline,
  [surface.accent]: color.accent,
  [surface.onAccent]: color.onAccent,
};

/** Colours on a dark background. */
export const darkSurface = {
  [surface.foreground]: color.paper,
  [surface.background]: color.ink,
  [surface.muted]: color.mutedOnInk,
  [surface.hairline]: color.hairlineOnInk,
  [surface.accent]: color.accentOnInk,
  [surface.onAccent]: color.ink,
  [surface.raised]: '#ffffff17',
};

/** The colours of the menus: black on a dark background, white otherwise (behaviour H3). */
export const menuTheme = {
  light: {
    ...lightSurface,
    [surface.background]: color.panel,
    [surface.edge]: surface.hairline,
  },
  dark: {
    ...darkSurface,
    [surface.background]: color.panelOnInk,
    // The open bar is light, so the panel needs no line below it.
    [surface.edge]: surface.background,
  },
};

// A page in a shared layout sets its theme in its own HTML, so that the header is
// right before hydration (behaviour H5). Chromium styles what the rules with
// `:has()` end in again for each new element with an attribute inside what they
// begin with. With the root, that would include each script and meta in the head.
const pageWith = (theme: string) =>
  `body:is([data-lintel-page-theme="${theme}"], :has([data-lintel-page-theme="${theme}"]))`;

/** Matches an ancestor only on pages with a dark background. */
export const onDarkPage = pageWith('dark-background');
/** Matches an ancestor only on pages with a light background. */
export const onLightPage = pageWith('light-background');

const header = '[data-lintel="header"]';
const setByPage = `${header}:not([data-lintel-theme-by])`;

/**
 * Matches a header with dark menus: by its prop or a message, or by the page. To begin
 * a selector with. In another place, Chromium would style the whole header again for
 * each element with an attribute that is added to the page.
 */
export const darkHeader = `:is(${header}[data-lintel-theme="dark-background"], ${onDarkPage} ${setByPage})`;

/**
 * The colours of menus. They follow the background of the page, and not the bar,
 * which is light while a menu is open.
 *
 * @param state attribute selectors of the header's state
 */
export function menuSurface(state = ''): StyleRule['selectors'] {
  return {
    [`${header}${state} &`]: {
      vars: menuTheme.light,
      color: surface.foreground,
      backgroundColor: surface.background,
    },
    [`${darkHeader}${state} &`]: { vars: menuTheme.dark },
    [`${onLightPage} ${setByPage}${state} &`]: { vars: menuTheme.light },
  };
}

// Colours for parts that are also used outside of the header: those of the
// header's surface, or the theme's colours. The latter are inherited, so that a
// dark part of a page can swap them.
export const ink = fallbackVar(surface.foreground, color.ink);
export const paper = fallbackVar(surface.background, color.paper);
/** The background of what opens over the page. */
export const panel = fallbackVar(surface.background, color.panel);
/**
 * Lightens a card on a dark background, where its shadow is not visible, but not below
 * its border. WebKit draws no inset shadow that fills an element.
 */
export const raised = `linear-gradient(${fallbackVar(surface.raised, '#0000')} 0 0) no-repeat`;
export const accent = fallbackVar(surface.accent, color.accent);
export const onAccent = fallbackVar(surface.onAccent, color.onAccent);
/** The focus ring. A theme can set one colour for all surfaces. */
export const focus = fallbackVar('var(--lintel-color-focus)', accent);
/** The background of a button, and its text below. A theme can set one for all surfaces. */
export const action = fallbackVar('var(--lintel-color-action)', ink);
export const onAction = fallbackVar('var(--lintel-color-on-action)', paper);
export const muted = fallbackVar(surface.muted, color.muted);
export const hairline = fallbackVar(surface.hairline, color.hairline);
