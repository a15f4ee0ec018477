import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { surface, theme } from './theme.css';

const { color } = theme;

/** Ink on paper. */
export const lightSurface = {
  [surface.foreground]: color.ink,
  [surface.background]: color.paper,
  [surface.muted]: color.muted,
  [surface.hairline]: color.hairline,
  [surface.accent]: color.accent,
  [surface.onAccent]: color.paper,
};

/** Paper on ink. */
export const darkSurface = {
  [surface.foreground]: color.paper,
  [surface.background]: color.ink,
  [surface.muted]: color.mutedOnInk,
  [surface.hairline]: color.hairlineOnInk,
  [surface.accent]: color.accentOnInk,
  [surface.onAccent]: color.ink,
};

const lightMenu = {
  ...lightSurface,
  [surface.background]: color.panel,
  [surface.edge]: surface.hairline,
};

const darkMenu = {
  ...darkSurface,
  [surface.background]: color.panelOnInk,
  // Under a bar that is light while it is open, a line would be a second edge.
  [surface.edge]: surface.background,
};

/** Menu theme: black for a dark background, white otherwise (specification §4). */
export const menuTheme = { light: lightMenu, dark: darkMenu };

// A page inside a lasting layout says its background in its own markup, so
// that the header over it is right from the server's HTML on.
const pageWith = (theme: string) =>
  `:root:has([data-lintel-page-theme="${theme}"])`;

/** An ancestor that exists on pages with a dark background. */
export const onDarkPage = pageWith('dark-background');
/** An ancestor that exists on pages with a light background. */
export const onLightPage = pageWith('light-background');

/**
 * What menus are drawn on: their theme follows the page's background, not the
 * bar, which is light as long as they are open.
 *
 * @param header which states of the header, as attribute selectors
 */
export function menuSurface(header = ''): StyleRule['selectors'] {
  const of = (theme: string) => `[data-lintel="header"]${header}${theme} &`;
  const toldByPage = of(':not([data-theme-by])');
  return {
    [of('')]: {
      vars: menuTheme.light,
      color: surface.foreground,
      background: surface.background,
    },
    [of('[data-theme="dark-background"]')]: { vars: menuTheme.dark },
    [`${onDarkPage} ${toldByPage}`]: { vars: menuTheme.dark },
    [`${onLightPage} ${toldByPage}`]: { vars: menuTheme.light },
  };
}

// For what also stands alone: the header's surface; a page has none, and there
// the theme's colours hold. Those are inherited, so that a dark part of a page
// can swap them.
export const ink = fallbackVar(surface.foreground, color.ink);
export const paper = fallbackVar(surface.background, color.paper);
export const accent = fallbackVar(surface.accent, color.accent);
export const onAccent = fallbackVar(surface.onAccent, color.paper);
export const muted = fallbackVar(surface.muted, color.muted);
export const hairline = fallbackVar(surface.hairline, color.hairline);
