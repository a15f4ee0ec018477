import { surface, theme } from './theme.css';

const muted = (foreground: string, background: string) =>
  `color-mix(in srgb, ${foreground} 66%, ${background})`;
const hairline = (foreground: string) =>
  `color-mix(in srgb, ${foreground} 12%, transparent)`;

/** Ink on paper. */
export const lightSurface = {
  [surface.foreground]: theme.color.ink,
  [surface.background]: theme.color.paper,
  [surface.muted]: muted(theme.color.ink, theme.color.paper),
  [surface.hairline]: hairline(theme.color.ink),
  [surface.accent]: theme.color.accent,
  [surface.onAccent]: theme.color.paper,
};

/** Paper on ink. */
export const darkSurface = {
  [surface.foreground]: theme.color.paper,
  [surface.background]: theme.color.ink,
  [surface.muted]: muted(theme.color.paper, theme.color.ink),
  [surface.hairline]: hairline(theme.color.paper),
  [surface.accent]: theme.color.accentOnInk,
  [surface.onAccent]: theme.color.ink,
};
