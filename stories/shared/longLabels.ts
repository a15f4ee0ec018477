import type { LintelNavigation } from '../../src/index';

/** Words that are longer than their columns. */
export const longLabels: LintelNavigation = {
  version: 1,
  items: [
    {
      id: 'products',
      label: 'Products for everyone who builds things',
      groups: [
        {
          id: 'websites',
          label: 'Websites, shops and everything that belongs to them',
          links: [
            {
              id: 'captain',
              label: 'Donaudampfschifffahrtsgesellschaftskapitän',
              href: '/captain',
              badge: 'new',
            },
            {
              id: 'memberships',
              label: 'Content, memberships and recurring subscriptions',
              href: '/memberships',
            },
            { id: 'blogs', label: 'Blogs', href: '/blogs' },
          ],
        },
        {
          id: 'insurance',
          label: 'Rechtsschutzversicherungsgesellschaften',
          links: [
            {
              id: 'motor',
              label: 'Kraftfahrzeughaftpflichtversicherung',
              href: '/motor',
            },
            {
              id: 'domain',
              label: 'Internationalised domain registration',
              href: '/search',
              host: 'domains',
              external: true,
            },
          ],
        },
        {
          id: 'marketing',
          label: 'Marketing',
          links: [{ id: 'seo', label: 'SEO', href: '/seo' }],
        },
      ],
      viewAll: {
        id: 'all',
        label: 'View all of the features that we have ever made',
        href: '/feature-index',
      },
    },
    {
      id: 'templates',
      label: 'Templates for every occasion',
      href: '/templates',
    },
  ],
};
