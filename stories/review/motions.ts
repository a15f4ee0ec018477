export interface Motion {
  title: string;
  /** The id of the story in which it begins. */
  story: string;
  /** What is clicked: a selector. */
  click: string;
  /** The window, in px. */
  width: number;
  height: number;
}

const menu = (id: string) => `[data-lintel="trigger"][data-lintel-id="${id}"]`;
const desktop = { width: 1280, height: 640 };
const phone = { width: 375, height: 667 };
const header = 'components-header-states--';
const drawer = 'components-mobiledrawer-states--';

/** Everything that moves. */
export const motions: Motion[] = [
  {
    title: 'A menu opens',
    story: `${header}default`,
    click: menu('products'),
    ...desktop,
  },
  {
    title: 'The next menu replaces it',
    story: `${header}products-open`,
    click: menu('resources'),
    ...desktop,
  },
  {
    title: 'The menu before replaces it',
    story: `${header}resources-open`,
    click: menu('products'),
    ...desktop,
  },
  {
    title: 'A menu closes',
    story: `${header}products-open`,
    click: menu('products'),
    ...desktop,
  },
  {
    title: 'The language list opens',
    story: `${header}default`,
    click: '[data-lintel="language-trigger"]',
    ...desktop,
  },
  {
    title: 'The account menu opens',
    story: 'components-accountmenu-states--closed',
    click: '[data-lintel="avatar"]',
    ...desktop,
  },
  {
    title: 'The drawer opens',
    story: `${drawer}closed`,
    // Once the drawer has loaded. Before, the button opens the plain list.
    click: '[data-lintel="hamburger"][aria-controls$="-drawer"]',
    ...phone,
  },
  {
    title: 'The drawer closes',
    story: `${drawer}open`,
    click: '[data-lintel="drawer-toggle"]',
    ...phone,
  },
  {
    title: 'A section of the drawer opens',
    story: `${drawer}open`,
    click: '[data-lintel="drawer"] h2 button',
    ...phone,
  },
];
