import type { LintelNavigation } from '../../src/index';

/**
 * Menus that a page team may pass: plain data, with a link to an English page, an
 * external one, and a badge.
 */
export const ownNavigation: LintelNavigation = {
  version: 1,
  items: [
    {
      id: 'studio',
      label: 'Studio',
      groups: [
        {
          id: 'spaces',
          label: 'Spaces',
          links: [
            { id: 'daylight', label: 'Daylight room', href: '/daylight' },
            { id: 'darkroom', label: 'Darkroom', href: '/darkroom' },
            { id: 'cove', label: 'Infinity cove', href: '/cove', badge: 'new' },
            { id: 'terrace', label: 'Terrace', href: '/terrace' },
          ],
        },
        {
          id: 'equipment',
          label: 'Equipment',
          links: [
            { id: 'cameras', label: 'Cameras', href: '/cameras' },
            { id: 'lighting', label: 'Lighting', href: '/lighting' },
            { id: 'backdrops', label: 'Backdrops', href: '/backdrops' },
          ],
        },
        {
          id: 'people',
          label: 'People',
          links: [
            {
              id: 'assistants',
              label: 'Assistants',
              href: '/assistants',
              language: 'en',
            },
            { id: 'retouching', label: 'Retouching', href: '/retouching' },
          ],
        },
      ],
    },
    { id: 'pricing', label: 'Pricing', href: '/pricing' },
    {
      id: 'journal',
      label: 'Journal',
      href: 'https://journal.example.com/',
      external: true,
    },
  ],
};
