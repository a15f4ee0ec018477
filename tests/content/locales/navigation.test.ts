import { describe, expect, it } from 'vitest';
import type { LintelContent } from '../../../src/content/content';
import { en } from '../../../src/content/locales/en';
import {
  isMenu,
  type NavigationLink,
  type NavigationMenu,
} from '../../../src/content/navigation';
import { contents } from './contents';

const [products, resources] = en.navigation.items as NavigationMenu[];

describe('the menus', () => {
  it('are Products and Resources only', () => {
    const { items } = en.navigation;
    expect(items.map(({ label }) => label)).toEqual(['Products', 'Resources']);
    expect(items.every(isMenu)).toBe(true);
  });

  it('give every entry a unique id', () => {
    const ids = linksOf(en).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.keys(contents))(
    'are the same in %s, except for the words',
    (code) => {
      const withoutWords = (content: LintelContent) =>
        JSON.stringify(content.navigation, (name, value: unknown) =>
          ['label', 'subtitle', 'description'].includes(name) ? '' : value,
        );
      expect(withoutWords(contents[code]!)).toBe(withoutWords(en));
    },
  );
});

describe('the Products menu', () => {
  it('has its entries and addresses', () => {
    expect(targetsOf(products!)).toBe(`Website Building
- Websites: /website-design
- Website Templates: /templates
- AI Website Builder: /websites/ai-website-builder, new
- Design Intelligence: /design-intelligence
- Portfolios: /websites/create-a-portfolio
- Blogs: /websites/create-a-blog
- Analytics: /websites/analytics
- Enterprise: /enterprise
Commerce
- Online Stores: /online-stores
- Ecommerce Websites: /ecommerce-website
- Designs That Sell: /ecommerce/designs-that-sell
- Services: /services
- Invoicing: /invoicing
- Scheduling: /scheduling
- Content and Memberships: /content
- Donations: /donations
- Financial Solutions: /financial-solutions
Business Tools
- Domain Search: domains/search, external
- Domain Transfer: domains/transfer, external
- Business Email: /professional-email
For Professionals
- Pro: /professionals
- Circle: /circle
Marketing
- Marketing Tools: /website-marketing
- Email Campaigns: /email-marketing
- SEO Tools: /marketing/seo
- Free Tools: /tools`);
    expect(products!.viewAll).toEqual({
      id: 'view-all-features',
      label: 'View All Features',
      href: '/feature-index',
    });
    expect(products!.spotlight).toBe(undefined);
  });
});

describe('the Resources menu', () => {
  it('has its entries, addresses and descriptions', () => {
    expect(targetsOf(resources!)).toBe(`(no heading)
- Help Center: support/, external
- Forum: forum/, external
- Webinars: learn/, external
- Blog: /blog
- Hire an Expert: /designer/home`);
    const { links } = resources!.groups[0]!;
    expect(links.map(({ description }) => description)).toEqual([
      'Guides, answers and support, 24/7',
      'Compare notes with other site owners',
      'Free live classes, from first steps to launch',
      'Ideas and advice for a growing business',
      'Find a professional to build or polish your site',
    ]);
    expect(resources!.viewAll).toBe(undefined);
  });

  it('has the spotlight with its text', () => {
    expect(resources!.spotlight).toEqual({
      id: 'spotlight',
      label: 'Get inspired',
      subtitle: 'Made with the product',
      description:
        'a collection of inspirational websites by real users of the product',
      href: '/showcase',
      pictures: [
        { folder: 'spotlight', file: 'studio' },
        { folder: 'spotlight', file: 'bakery' },
        { folder: 'spotlight', file: 'workshop' },
      ],
    });
  });
});

/** The columns of a menu, with host, path, badge and `external` of each link. */
function targetsOf({ groups }: NavigationMenu): string {
  return groups
    .flatMap(({ label = '(no heading)', links }) => [
      label,
      ...links.map(({ label, host = '', href, badge, external }) =>
        [`- ${label}: ${host}${href}`, badge, external && 'external']
          .filter(Boolean)
          .join(', '),
      ),
    ])
    .join('\n');
}

/** All links of a content's menus, in order. */
function linksOf({ navigation }: LintelContent): NavigationLink[] {
  return navigation.items
    .filter(isMenu)
    .flatMap(({ groups, viewAll, spotlight }) => [
      ...groups.flatMap(({ links }) => links),
      ...(viewAll ? [viewAll] : []),
      ...(spotlight ? [spotlight] : []),
    ]);
}
