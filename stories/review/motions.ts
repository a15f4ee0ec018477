export interface Motion {
  title: string;
  /** The id of the story in which it begins. */
  story: string;
  /** What is clicked: a selector. */
  click: string;
  /** What is clicked before, and has come to rest. */
  first?: string;
  /** The window, in px. */
  width: number;
  height: number;
}

const menu = (id: string) => `[data-lintel="trigger"][data-lintel-id="${id}"]`;
const languages = '[data-lintel="language-trigger"]';
const avatar = '[data-lintel="avatar"][aria-haspopup]';
const sections = '[data-lintel="side-nav-trigger"]';
// Once the drawer has loaded. Before, the button opens the plain list.
const hamburger = '[data-lintel="hamburger"][aria-controls$="-drawer"]';
const section = '[data-lintel="drawer"] h2 button';
const languagesInDrawer = `[data-lintel="drawer"] ${languages}`;

const desktop = { width: 1280, height: 640 };
const tablet = { width: 800, height: 640 };
const phone = { width: 375, height: 667 };
const header = 'components-header-';
const drawer = 'components-mobiledrawer-states--';

/** A part that opens and closes with the same button. */
const openAndClose = (
  part: string,
  start: Omit<Motion, 'title' | 'first'>,
): Motion[] => [
  { title: `${part} opens`, ...start },
  { title: `${part} closes`, first: start.click, ...start },
];

/** The drawer has a button of its own to close it. */
const openAndCloseDrawer = (part: string, size: typeof phone): Motion[] => [
  {
    title: `${part} opens`,
    story: `${drawer}closed`,
    click: hamburger,
    ...size,
  },
  {
    title: `${part} closes`,
    story: `${drawer}open`,
    click: '[data-lintel="drawer-toggle"]',
    ...size,
  },
];

/** Everything that moves. */
export const motions: Motion[] = [
  ...openAndClose('A menu', {
    story: `${header}basics--default`,
    click: menu('products'),
    ...desktop,
  }),
  {
    title: 'The next menu replaces it',
    story: `${header}menus--products-open`,
    click: menu('resources'),
    ...desktop,
  },
  {
    title: 'The menu before replaces it',
    story: `${header}menus--resources-open`,
    click: menu('products'),
    ...desktop,
  },
  ...openAndClose('A menu over a dark picture', {
    story: `${header}overlay--overlay-on-a-dark-picture`,
    click: menu('products'),
    ...desktop,
  }),
  {
    title: 'A small menu opens',
    story: `${header}menus--icons-in-a-small-menu`,
    first: menu('help'),
    click: menu('help'),
    ...desktop,
  },
  {
    title: 'A small menu closes',
    story: `${header}menus--icons-in-a-small-menu`,
    click: menu('help'),
    ...desktop,
  },
  ...openAndClose('The language list', {
    story: `${header}basics--default`,
    click: languages,
    ...desktop,
  }),
  ...openAndClose('The account menu', {
    story: 'components-accountmenu-states--closed',
    click: avatar,
    ...desktop,
  }),
  ...openAndClose('The list of the side navigation', {
    story: 'components-stickysidenav-states--phone',
    click: sections,
    ...phone,
  }),
  {
    title: 'The line of the side navigation moves',
    story: 'components-stickysidenav-states--desktop',
    click: '[data-lintel="side-nav-list"] > :nth-child(4) > a',
    ...desktop,
  },
  ...openAndCloseDrawer('The drawer', phone),
  ...openAndCloseDrawer('The drawer of a tablet', tablet),
  ...openAndClose('A section of the drawer', {
    story: `${drawer}open`,
    click: section,
    ...phone,
  }),
  ...openAndClose('The language list of the drawer', {
    story: `${drawer}open`,
    click: languagesInDrawer,
    ...phone,
  }),
];
