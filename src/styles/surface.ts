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
