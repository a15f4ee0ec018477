import type { Navigation } from '../../src/content/navigation';

/**
 * Menus as a CMS may send them: a link that exists in English only, one marked
 * as external, and a badge.
 */
export const outsideNavigation: Navigation = {
  version: 1,
  items: [
    {
      id: 'studio',
      label: 'Studio',
      groups: [
        {
          id: 'rooms',
          label: 'Rooms',
          links: [
            {
              id: 'daylight',
              label: 'Daylight',
              href: '/daylight',
              badge: 'new',
            },
            { id: 'darkroom', label: 'Darkroom', href: '/darkroom' },
          ],
        },
        {
          id: 'courses',
          label: 'Courses',
          links: [
            {
              id: 'portraits',
              label: 'Portraits',
              href: '/portraits',
              language: 'en',
            },
            {
              id: 'printing',
              label: 'Printing',
              href: '/printing',
              language: 'en',
            },
          ],
        },
      ],
    },
    { id: 'pricing', label: 'Pricing', href: '/pricing' },
  ],
};
