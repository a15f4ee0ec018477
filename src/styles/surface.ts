import { fallbackVar } from '@vanilla-extract/css';
import { derived, surface, theme } from './theme.css';

const { accent, accentOnInk, ink, paper } = theme.color;

const mutedFrom = (foreground: string, background: string) =>
  `color-mix(in srgb, ${foreground} 66%, ${background})`;
const hairlineFrom = (foreground: string) =>
  `color-mix(in srgb, ${foreground} 12%, transparent)`;

/** Ink on paper. */
export const lightSurface = {
  [surface.foreground]: ink,
  [surface.background]: paper,
  [surface.muted]: fallbackVar(derived.color.muted, mutedFrom(ink, paper)),
  [surface.hairline]: fallbackVar(derived.color.hairline, hairlineFrom(ink)),
  [surface.accent]: accent,
  [surface.onAccent]: paper,
};

/** Paper on ink. */
export const darkSurface = {
  [surface.foreground]: paper,
  [surface.background]: ink,
  [surface.muted]: fallbackVar(derived.color.mutedOnInk, mutedFrom(paper, ink)),
  [surface.hairline]: fallbackVar(
    derived.color.hairlineOnInk,
    hairlineFrom(paper),
  ),
  [surface.accent]: accentOnInk,
  [surface.onAccent]: ink,
};

const lightMenu = {
  ...lightSurface,
  [surface.background]: fallbackVar(derived.color.panel, paper),
  [surface.edge]: surface.hairline,
};

const darkMenu = {
  ...darkSurface,
  [surface.background]: fallbackVar(derived.color.panelOnInk, ink),
  // Under a bar that is light while it is open, a line would be a second edge.
  [surface.edge]: surface.background,
};

/** Menu theme: black for a dark background, white otherwise (specification §4). */
export const menuTheme = { light: lightMenu, dark: darkMenu };
