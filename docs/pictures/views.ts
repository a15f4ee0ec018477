import type { Page } from 'playwright';

/** A state of the header, and the part of it that a picture shows. */
export interface View {
  /** The window, in CSS px. */
  width: number;
  height: number;
  /** The query of the page. */
  query?: string;
  /** Brings the page into its state. */
  act?: (page: Page) => Promise<void>;
  /** What the picture shows, in CSS px. */
  clip: { x: number; y: number; width: number; height: number };
}

// By mouse, because keyboard focus would add its ring.
const openProducts = (page: Page) =>
  page.getByRole('button', { name: 'Products' }).click();

const openResources = (page: Page) =>
  page.getByRole('button', { name: 'Resources' }).click();

const window = { width: 1100, height: 640 };
const bar = { x: 0, y: 0, width: 1100, height: 88 };
const groups = { x: 0, y: 73, width: 460, height: 170 };
const rows = { x: 0, y: 73, width: 640, height: 200 };

/** The views, by name. */
export const views = {
  bar: { ...window, clip: bar },
  'bar of a visitor': { ...window, query: 'success-auth', clip: bar },
  'dark bar of a visitor': {
    ...window,
    query: 'success-auth&theme=dark-background',
    clip: bar,
  },
  'wide bar': { width: 1720, height: 640, clip: { ...bar, width: 1720 } },
  'bar of a phone': {
    width: 390,
    height: 640,
    clip: { x: 0, y: 0, width: 390, height: 80 },
  },
  menu: { ...window, act: openProducts, clip: groups },
  'second group': {
    ...window,
    act: openProducts,
    clip: { ...groups, x: 440 },
  },
  'dark menu': {
    ...window,
    query: 'theme=dark-background',
    act: openProducts,
    clip: groups,
  },
  'whole menu': {
    ...window,
    act: openProducts,
    clip: { x: 0, y: 0, ...window },
  },
  'open entry': {
    ...window,
    act: openProducts,
    clip: { x: 120, y: 0, width: 300, height: 100 },
  },
  'hovered link': {
    ...window,
    async act(page) {
      await openProducts(page);
      await page.getByRole('link', { name: 'Websites', exact: true }).hover();
    },
    clip: { x: 0, y: 150, width: 300, height: 90 },
  },
  'focused link': {
    ...window,
    async act(page) {
      await openProducts(page);
      await page.keyboard.press('Tab');
    },
    clip: { x: 0, y: 125, width: 300, height: 90 },
  },
  'menu with descriptions': { ...window, act: openResources, clip: rows },
  'dark menu with descriptions': {
    ...window,
    query: 'theme=dark-background',
    act: openResources,
    clip: rows,
  },
  spotlight: {
    ...window,
    act: openResources,
    clip: { x: 700, y: 73, width: 400, height: 240 },
  },
  'account menu': {
    ...window,
    query: 'success-auth',
    act: (page) =>
      page
        .getByRole('button', { name: 'Account information dropdown menu' })
        .click(),
    clip: { x: 780, y: 60, width: 320, height: 230 },
  },
} satisfies Record<string, View>;

/** What a picture of a custom property shows. */
export interface PropertyView {
  view: keyof typeof views;
  /** A value that is easy to see. @default the token's example */
  value?: string;
}

/** The picture of each custom property that one can see in a picture. */
export const propertyViews: Record<string, PropertyView> = {
  '--lintel-color-ink': { view: 'bar' },
  '--lintel-color-paper': { view: 'bar', value: '#ffe9c4' },
  '--lintel-color-accent': { view: 'bar of a visitor', value: '#c2185b' },
  '--lintel-color-accent-on-ink': {
    view: 'dark bar of a visitor',
    value: '#ff9ac9',
  },
  '--lintel-color-backdrop': {
    view: 'whole menu',
    value: 'rgb(27 20 100 / 60%)',
  },
  '--lintel-color-muted': { view: 'menu with descriptions', value: '#b3541e' },
  '--lintel-color-muted-on-ink': {
    view: 'dark menu with descriptions',
    value: '#ffb38a',
  },
  '--lintel-color-hairline': {
    view: 'menu with descriptions',
    value: '#e0559a',
  },
  '--lintel-color-hairline-on-ink': {
    view: 'dark menu with descriptions',
    value: '#e0559a',
  },
  '--lintel-color-panel': { view: 'menu', value: '#e6e0ff' },
  '--lintel-color-panel-on-ink': { view: 'dark menu', value: '#2b2b52' },
  '--lintel-color-beam': { view: 'open entry', value: '#8a5cff' },
  '--lintel-font-family': { view: 'bar', value: 'Georgia, serif' },
  '--lintel-font-weight-bar': { view: 'bar', value: '700' },
  '--lintel-font-weight-link': { view: 'second group', value: '700' },
  '--lintel-font-weight-heading': { view: 'menu', value: '700' },
  '--lintel-font-family-heading': { view: 'menu', value: 'Georgia, serif' },
  '--lintel-heading-letter-spacing': { view: 'menu', value: '0.05em' },
  '--lintel-label-letter-spacing': { view: 'menu', value: '0.2em' },
  '--lintel-label-text-transform': { view: 'menu' },
  '--lintel-underline-offset': { view: 'hovered link', value: '10px' },
  '--lintel-underline-style': { view: 'hovered link' },
  '--lintel-underline-thickness': { view: 'hovered link', value: '3px' },
  '--lintel-bar-height': { view: 'bar', value: '3.25rem' },
  '--lintel-bar-height-small': { view: 'bar of a phone', value: '3rem' },
  '--lintel-bar-gap': { view: 'bar', value: '72px' },
  '--lintel-beam-thickness': { view: 'open entry', value: '6px' },
  '--lintel-panel-padding': { view: 'menu', value: '80px' },
  '--lintel-container-width': { view: 'wide bar', value: '60rem' },
  '--lintel-gutter': { view: 'bar', value: '6rem' },
  '--lintel-radius': { view: 'account menu', value: '0' },
  '--lintel-radius-small': { view: 'focused link', value: '0' },
  '--lintel-radius-badge': { view: 'menu' },
  '--lintel-radius-picture': { view: 'spotlight', value: '32px' },
};
