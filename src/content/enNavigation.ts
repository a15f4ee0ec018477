import type { NavigationLink, NavigationMenu } from './navigation';

/** The provider's own menus, in English: ids and targets are the same in every language. */
const products = {
  id: 'products',
  label: 'Products',
  groups: [
    {
      id: 'websites',
      label: 'Website Building',
      links: [
        link('websites', 'Websites', '/website-design'),
        link('templates', 'Website Templates', '/templates'),
        link(
          'ai-website-builder',
          'AI Website Builder',
          '/websites/ai-website-builder',
          { badge: 'new' },
        ),
        link(
          'design-intelligence',
          'Design Intelligence',
          '/design-intelligence',
        ),
        link('portfolios', 'Portfolios', '/websites/create-a-portfolio'),
        link('blogs', 'Blogs', '/websites/create-a-blog'),
        link('analytics', 'Analytics', '/websites/analytics'),
        link('enterprise', 'Enterprise', '/enterprise'),
      ],
    },
    {
      id: 'commerce',
      label: 'Commerce',
      links: [
        link('online-stores', 'Online Stores', '/online-stores'),
        link('ecommerce-websites', 'Ecommerce Websites', '/ecommerce-website'),
        link(
          'designs-that-sell',
          'Designs That Sell',
          '/ecommerce/designs-that-sell',
        ),
        link('services', 'Services', '/services'),
        link('invoicing', 'Invoicing', '/invoicing'),
        link('scheduling', 'Scheduling', '/scheduling'),
        link('content-and-memberships', 'Content and Memberships', '/content'),
        link('donations', 'Donations', '/donations'),
        link(
          'financial-solutions',
          'Financial Solutions',
          '/financial-solutions',
        ),
      ],
    },
    {
      id: 'business-tools',
      label: 'Business Tools',
      links: [
        link('domain-search', 'Domain Search', '/search', {
          host: 'domains',
          external: true,
        }),
        link('domain-transfer', 'Domain Transfer', '/transfer', {
          host: 'domains',
          external: true,
        }),
        link('business-email', 'Business Email', '/professional-email'),
      ],
    },
    {
      id: 'for-professionals',
      label: 'For Professionals',
      links: [
        link('pro', 'Pro', '/professionals'),
        link('circle', 'Circle', '/circle'),
      ],
    },
    {
      id: 'marketing',
      label: 'Marketing',
      links: [
        link('marketing-tools', 'Marketing Tools', '/website-marketing'),
        link('email-campaigns', 'Email Campaigns', '/email-marketing'),
        link('seo-tools', 'SEO Tools', '/marketing/seo'),
        link('free-tools', 'Free Tools', '/tools'),
      ],
    },
  ],
  viewAll: link('view-all-features', 'View All Features', '/feature-index'),
} as const satisfies NavigationMenu;

const resources = {
  id: 'resources',
  label: 'Resources',
  groups: [
    {
      id: 'resources',
      links: [
        link('help-center', 'Help Center', '/', {
          host: 'support',
          external: true,
          description: 'Guides, answers and support, 24/7',
        }),
        link('forum', 'Forum', '/', {
          host: 'forum',
          external: true,
          description: 'Compare notes with other site owners',
        }),
        link('webinars', 'Webinars', '/', {
          host: 'learn',
          external: true,
          description: 'Free live classes, from first steps to launch',
        }),
        link('blog', 'Blog', '/blog', {
          description: 'Ideas and advice for a growing business',
        }),
        link('hire-an-expert', 'Hire an Expert', '/designer/home', {
          description: 'Find a professional to build or polish your site',
        }),
      ],
    },
  ],
  spotlight: {
    ...link('spotlight', 'Get inspired', '/showcase', {
      description:
        'a collection of inspirational websites by real users of the product',
    }),
    subtitle: 'Made with the product',
    pictures: ['studio', 'bakery', 'workshop'].map((file) => ({
      folder: 'spotlight',
      file,
    })),
  },
} as const satisfies NavigationMenu;

/** Apart from these, nobody says where the provider's pages are. */
export const englishMenus = [products, resources] as const;
export type EnglishMenus = typeof englishMenus;

function link<Id extends string>(
  id: Id,
  label: string,
  href: string,
  more?: Omit<NavigationLink, 'id' | 'label' | 'href'>,
) {
  return { id, label, href, ...more };
}
