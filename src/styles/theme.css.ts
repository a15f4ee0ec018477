import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The documented custom properties: `--lintel-color-ink` … Part of the stable contract. */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** Text on a light background; the ground of a dark one. 4.5:1 on paper, and paper on it. */
      ink: 'color-ink',
      /** The ground of a light background; text on a dark one. */
      paper: 'color-paper',
      /** Badge, current page, focus ring and avatar on paper. */
      accent: 'color-accent',
      /** The same on ink. */
      accentOnInk: 'color-accent-on-ink',
      /** Lies over the page below an open menu. */
      backdrop: 'color-backdrop',
    },
    font: {
      /** The font of everything. Load it in the page: Lintel brings none. */
      family: 'font-family',
      /** Entries of the bar, Log In, View All. */
      weightBar: 'font-weight-bar',
      /** Links in a panel. */
      weightLink: 'font-weight-link',
      /** The largest letters: first group of a panel, described links, the spotlight's title. */
      weightHeading: 'font-weight-heading',
    },
    heading: {
      /** The same largest letters. */
      letterSpacing: 'heading-letter-spacing',
    },
    label: {
      /** The label above a group. */
      letterSpacing: 'label-letter-spacing',
      /** The label above a group; any `text-transform`. */
      textTransform: 'label-text-transform',
    },
    bar: {
      /** The bar's height from 1024 px on. */
      height: 'bar-height',
      /** The bar's height below 1024 px, and of the drawer's. */
      heightSmall: 'bar-height-small',
      /** Between logo, menus, account and actions. */
      gap: 'bar-gap',
    },
    beam: {
      /** The line under the open entry. */
      thickness: 'beam-thickness',
    },
    panel: {
      /** Above and below a panel's content. */
      padding: 'panel-padding',
    },
    container: {
      /** The most that the content of bar and panels takes, gutters included. `none` lets it reach from edge to edge. */
      width: 'container-width',
    },
    /** Beside that content. A phone's cut-outs are kept free by default, and by a value of yours if it says so: `max(20px, env(safe-area-inset-left, 0px))`. */
    gutter: 'gutter',
    /** Account card, skip link, buttons. */
    radius: 'radius',
    /** The 'New' badge. */
    radiusBadge: 'radius-badge',
    underline: {
      /** Between a link that is pointed at and the line under it. */
      offset: 'underline-offset',
      /** That line; any `text-decoration-style`. */
      style: 'underline-style',
      /** That line. */
      thickness: 'underline-thickness',
    },
    /** The header among what else lies over the page: chats, consent bars. */
    zIndex: 'z-index',
    motion: {
      /** Colours under the pointer. With reduced motion nothing moves, whatever is set here. */
      hover: 'motion-hover',
      /** Panels, backdrop and beam. */
      panel: 'motion-panel',
      /** All motion. */
      easing: 'motion-easing',
    },
  },
  (value) => `lintel-${value}`,
);

/** Documented too, but set by page teams alone: as long as they are not, they follow from the others. */
export const derived = createGlobalThemeContract(
  {
    color: {
      /** Descriptions and labels on paper; 4.5:1. @default color-mix(in srgb, var(--lintel-color-ink) 66%, var(--lintel-color-paper)) */
      muted: 'color-muted',
      /** The same on ink. @default color-mix(in srgb, var(--lintel-color-paper) 66%, var(--lintel-color-ink)) */
      mutedOnInk: 'color-muted-on-ink',
      /** Lines on paper, and a picture's frame before the picture. @default color-mix(in srgb, var(--lintel-color-ink) 12%, transparent) */
      hairline: 'color-hairline',
      /** The same on ink. @default color-mix(in srgb, var(--lintel-color-paper) 12%, transparent) */
      hairlineOnInk: 'color-hairline-on-ink',
      /** The ground of the menus on a light background. @default var(--lintel-color-paper) */
      panel: 'color-panel',
      /** The same on a dark one. @default var(--lintel-color-ink) */
      panelOnInk: 'color-panel-on-ink',
      /** The line under the open entry; 3:1 on paper and on ink. @default currentcolor */
      beam: 'color-beam',
    },
    font: {
      /** The font of the largest letters. @default var(--lintel-font-family) */
      familyHeading: 'font-family-heading',
    },
    /** The spotlight's picture; any `border-radius`. @default var(--lintel-radius) */
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
