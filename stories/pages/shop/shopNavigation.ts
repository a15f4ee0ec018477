import type { Navigation } from '../../../src/index';

/** The shop's own menus. */
export const shopNavigation: Navigation = {
  version: 1,
  items: [
    {
      id: 'pots',
      label: 'Pots',
      groups: [
        {
          id: 'table',
          label: 'For the table',
          links: [
            { id: 'bowls', label: 'Bowls', href: '/shop/bowls' },
            { id: 'cups', label: 'Cups', href: '/shop/cups', badge: 'new' },
            { id: 'jars', label: 'Jars', href: '/shop/jars' },
          ],
        },
        {
          id: 'room',
          label: 'For the room',
          links: [
            { id: 'vases', label: 'Vases', href: '/shop/vases' },
            { id: 'bottles', label: 'Bottles', href: '/shop/bottles' },
          ],
        },
      ],
      viewAll: { id: 'all-pots', label: 'All pots', href: '/shop' },
    },
    {
      id: 'classes',
      label: 'Classes',
      groups: [
        {
          id: 'beginners',
          label: 'For beginners',
          links: [
            { id: 'wheel', label: 'Wheel throwing', href: '/shop/wheel' },
            { id: 'glazing', label: 'Glazing', href: '/shop/glazing' },
          ],
        },
        {
          id: 'everyone',
          label: 'For everyone',
          links: [
            { id: 'open', label: 'Open workshop', href: '/shop/open-workshop' },
          ],
        },
      ],
    },
    { id: 'made-with', label: 'Made with Example', href: '/website-design' },
  ],
};
