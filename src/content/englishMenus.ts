import type { NavigationLink, NavigationMenu } from './navigation';

/** The provider's own menus, in English: ids and targets are the same in every language. */
const products = {
  id: 'products',
  label: 'Products',
  groups: [
    {
      id: 'websites',
      label: 'Website Building',
      description: 'Everything for your site',
      links: [
        link('Websites', '/website-design'),
        { ...link('Website Templates', '/templates'), id: 'templates' },
        link('AI Website Builder', '/websites/ai-website-builder', {
          badge: 'new',
        }),
        link('Design Intelligence'),
        link('Portfolios', '/websites/create-a-portfolio'),
        link('Blogs', '/websites/create-a-blog'),
        link('Analytics', '/websites/analytics'),
        link('Enterprise'),
      ],
    },
    {
      id: 'commerce',
      label: 'Commerce',
      links: [
        link('Online Stores'),
        link('Ecommerce Websites', '/ecommerce-website'),
        link('Designs That Sell', '/ecommerce/designs-that-sell'),
        link('Services'),
        link('Invoicing'),
        link('Scheduling'),
        link('Content and Memberships', '/content'),
        link('Donations'),
        link('Financial Solutions'),
      ],
    },
    {
      id: 'business-tools',
      label: 'Business Tools',
      links: [
        link('Domain Search', '/search', {
          host: 'domains',
          external: true,
        }),
        link('Domain Transfer', '/transfer', {
          host: 'domains',
          external: true,
        }),
        link('Business Email', '/professional-email'),
      ],
    },
    {
      id: 'for-professionals',
      label: 'For Professionals',
      links: [link('Pro', '/professionals'), link('Circle')],
    },
    {
      id: 'marketing',
      label: 'Marketing',
      links: [
        link('Marketing Tools', '/website-marketing'),
        link('Email Campaigns', '/email-marketing'),
        link('SEO Tools', '/marketing/seo'),
        link('Free Tools', '/tools'),
      ],
    },
  ],
  viewAll: link('View All Features', '/feature-index'),
} as const satisfies NavigationMenu;

const resources = {
  id: 'resources',
  label: 'Resources',
  groups: [
    {
      id: 'resources',
      links: [
        link('Help Center', '/', {
          host: 'support',
          external: true,
          description: 'Guides, answers and support, 24/7',
        }),
        link('Forum', '/', {
          host: 'forum',
          external: true,
          description: 'Compare notes with other site owners',
        }),
        link('Webinars', '/', {
          host: 'learn',
          external: true,
          description: 'Free live classes, from first steps to launch',
        }),
        link('Blog', '/blog', {
          description: 'Ideas and advice for a growing business',
        }),
        link('Hire an Expert', '/designer/home', {
          description: 'Find a professional to build or polish your site',
        }),
      ],
    },
  ],
  spotlight: {
    ...link('Get inspired', '/showcase', {
      description:
        'a collection of inspirational websites by real users of the product',
    }),
    id: 'spotlight',
    subtitle: 'Made with the product',
    pictures: ['studio', 'bakery', 'workshop'].map((file) => ({
      folder: 'spotlight',
      file,
    })),
  },
} as const satisfies NavigationMenu;

export const englishMenus = [products, resources] as const;
export type EnglishMenus = typeof englishMenus;

type IdOf<Label extends string> = Label extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${IdOf<Rest>}`
  : Lowercase<Label>;

/** An id is kept for good: the other languages' words go by it, and do not compile where a new label changes it. */
function link<Label extends string>(
  label: Label,
  path?: string,
  more?: Omit<NavigationLink, 'id' | 'label' | 'href'>,
) {
  const id = label.toLowerCase().replace(/ /g, '-') as IdOf<Label>;
  return { id, label, href: path ?? `/${id}`, ...more };
}
