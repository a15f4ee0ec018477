import type { LintelNavigation, NavigationIcon } from '../../src/content/index';

/** One colour: the shape takes that of the text. */
const mask = (name: string): NavigationIcon => ({
  src: `/icons/${name}.svg`,
  mask: true,
});

/** An icon with colours of its own. */
const colored = (name: string): NavigationIcon => ({
  src: `/icons/${name}.svg`,
});

const byAddress = (name: string) => ({
  src: `/spotlight/${name}-1000w.jpg`,
  srcSet: [500, 1000, 1500]
    .map((width) => `/spotlight/${name}-${width}w.jpg ${width}w`)
    .join(', '),
  width: 1000,
  height: 625,
});

const madeByYou = {
  id: 'stories',
  label: 'Made by you',
  subtitle: 'Customer stories',
  description: 'How bakers, architects and clubs built their site',
  href: '/stories',
  pictures: ['studio', 'bakery'].map(byAddress),
};

/** Menus with icons, pictures by address and labels that are links, as from a CMS. */
export const cmsNavigation: LintelNavigation = {
  version: 1,
  items: [
    {
      id: 'platform',
      label: 'Platform',
      groups: [
        {
          id: 'build',
          label: 'Build',
          href: '/build',
          description: 'your site',
          links: [
            { id: 'pages', label: 'Pages', href: '/pages', icon: mask('page') },
            {
              id: 'scheduling',
              label: 'Scheduling',
              href: '/scheduling',
              badge: 'new',
              icon: mask('clock'),
            },
            { id: 'themes', label: 'Themes', href: '/themes' },
          ],
        },
        {
          id: 'sell',
          label: 'Sell',
          href: '/sell',
          links: [
            { id: 'prices', label: 'Prices', href: '/p', icon: mask('tag') },
            {
              id: 'letters',
              label: 'Letters to everybody who has ever bought something',
              href: '/letters',
              icon: mask('mail'),
            },
          ],
        },
        {
          id: 'partners',
          label: 'Partners',
          href: 'https://partners.example.com/',
          external: true,
          links: [
            {
              id: 'energy',
              label: 'Energy',
              href: '/energy',
              icon: colored('sun'),
            },
            {
              id: 'garden',
              label: 'Garden',
              href: '/garden',
              external: true,
              icon: colored('leaf'),
            },
          ],
        },
      ],
      spotlight: madeByYou,
      viewAll: { id: 'all', label: 'The whole platform', href: '/platform' },
    },
    {
      id: 'help',
      label: 'Help',
      groups: [
        {
          id: 'answers',
          label: 'Answers',
          href: '/answers',
          links: [
            {
              id: 'guides',
              label: 'Guides',
              href: '/guides',
              description: 'From the first page to the first sale',
              icon: mask('page'),
            },
            {
              id: 'contact',
              label: 'Contact',
              href: '/contact',
              description: 'Write to us, day and night',
              icon: mask('mail'),
            },
          ],
        },
      ],
    },
    {
      id: 'company',
      label: 'Company',
      groups: [
        {
          id: 'about',
          links: [
            {
              id: 'history',
              label: 'History',
              href: '/history',
              description: 'How it began, in a kitchen with two chairs',
              icon: mask('clock'),
            },
            {
              id: 'climate',
              label: 'Climate',
              href: '/climate',
              description: 'What our servers need, and where it comes from',
              icon: colored('leaf'),
            },
            {
              id: 'press',
              label: 'Press',
              href: '/press',
              description: 'Pictures, dates and a person to call',
            },
          ],
        },
      ],
      spotlight: madeByYou,
    },
    { id: 'pricing', label: 'Pricing', href: '/pricing' },
  ],
};
