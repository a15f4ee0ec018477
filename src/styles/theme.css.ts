import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The documented custom properties: `--lintel-color-ink` … Part of the stable contract. */
export const theme = createGlobalThemeContract(
  {
    color: {
      ink: 'color-ink',
      paper: 'color-paper',
      accent: 'color-accent',
      accentOnInk: 'color-accent-on-ink',
      backdrop: 'color-backdrop',
    },
    font: {
      family: 'font-family',
      weightBar: 'font-weight-bar',
      weightLink: 'font-weight-link',
      weightHeading: 'font-weight-heading',
    },
    heading: {
      letterSpacing: 'heading-letter-spacing',
    },
    label: {
      letterSpacing: 'label-letter-spacing',
      textTransform: 'label-text-transform',
    },
    bar: {
      height: 'bar-height',
      heightSmall: 'bar-height-small',
      gap: 'bar-gap',
    },
    beam: {
      thickness: 'beam-thickness',
    },
    panel: {
      padding: 'panel-padding',
    },
    container: {
      width: 'container-width',
    },
    gutter: 'gutter',
    radius: 'radius',
    radiusBadge: 'radius-badge',
    underline: {
      offset: 'underline-offset',
      style: 'underline-style',
      thickness: 'underline-thickness',
    },
    zIndex: 'z-index',
    motion: {
      hover: 'motion-hover',
      panel: 'motion-panel',
      easing: 'motion-easing',
    },
  },
  (value) => `lintel-${value}`,
);

/** Documented too, but set by page teams alone: as long as they are not, they follow from the others. */
export const derived = createGlobalThemeContract(
  {
    color: {
      muted: 'color-muted',
      mutedOnInk: 'color-muted-on-ink',
      hairline: 'color-hairline',
      hairlineOnInk: 'color-hairline-on-ink',
      panel: 'color-panel',
      panelOnInk: 'color-panel-on-ink',
      beam: 'color-beam',
    },
    font: {
      familyHeading: 'font-family-heading',
    },
    radiusPicture: 'radius-picture',
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
    edge: 'surface-edge',
  },
  (value) => `lintel-${value}`,
);
