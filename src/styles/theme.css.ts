import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The documented custom properties: `--lintel-color-ink` … Part of the stable contract. */
export const theme = createGlobalThemeContract(
  {
    color: {
      ink: 'color-ink',
      paper: 'color-paper',
      accent: 'color-accent',
      accentOnInk: 'color-accent-on-ink',
    },
    font: {
      family: 'font-family',
    },
    bar: {
      height: 'bar-height',
      heightSmall: 'bar-height-small',
    },
    container: {
      width: 'container-width',
    },
    radius: 'radius',
    zIndex: 'z-index',
    motion: {
      hover: 'motion-hover',
      panel: 'motion-panel',
      easing: 'motion-easing',
    },
  },
  (value) => `lintel-${value}`,
);

/** What a surface (bar, panel) draws with, made from the theme: not for page teams to set. */
export const surface = createGlobalThemeContract(
  {
    foreground: 'surface-foreground',
    background: 'surface-background',
    muted: 'surface-muted',
    hairline: 'surface-hairline',
    accent: 'surface-accent',
    onAccent: 'surface-on-accent',
  },
  (value) => `lintel-${value}`,
);
