import { fallbackVar } from '@vanilla-extract/css';
import { surface, theme } from './theme.css';

// For what also stands alone: the header's surface; a page has none, and there
// the theme's colours hold. Those are inherited, so that a dark part of a page
// can swap them.
export const ink = fallbackVar(surface.foreground, theme.color.ink);
export const paper = fallbackVar(surface.background, theme.color.paper);
export const accent = fallbackVar(surface.accent, theme.color.accent);
export const onAccent = fallbackVar(surface.onAccent, theme.color.paper);
export const hairline = fallbackVar(
  surface.hairline,
  `color-mix(in srgb, ${theme.color.ink} 12%, transparent)`,
);
