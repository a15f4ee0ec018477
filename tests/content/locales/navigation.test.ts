import { describe, expect, it } from 'vitest';
import type { Content } from '../../../src/content/content';
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

  it('mark the links to other hosts as external, and no others', () => {
    const external = linksOf(en).filter((link) => link.external);
    expect(external).toEqual(linksOf(en).filter(({ host }) => host));
    expect(external.map(({ id }) => id)).toEqual([
      'domain-search',
      'domain-transfer',
      'help-center',
      'forum',
      'webinars',
    ]);
  });

  it('give every entry a unique id', () => {
    const ids = linksOf(en).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.keys(contents))(
    'are the same in %s, except for the words',
    (code) => {
      const withoutWords = (content: Content) =>
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
- AI Website Builder: /websites/ai-website-builder
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
- Domain Search: domains/search
- Domain Transfer: domains/transfer
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

  it('marks only the AI Website Builder as new', () => {
    const marked = linksOf(en).filter(({ badge }) => badge);
    expect(marked.map(({ label }) => label)).toEqual(['AI Website Builder']);
  });
});

describe('the Resources menu', () => {
  it('has its entries, addresses and descriptions', () => {
    expect(targetsOf(resources!)).toBe(`(no heading)
- Help Center: support/
- Forum: forum/
- Webinars: learn/
- Blog: /blog
- Hire an Expert: /designer/home`);
    for (const { description } of resources!.groups[0]!.links) {
      expect(description).toMatch(/\w/);
    }
    expect(resources!.viewAll).toBe(undefined);
  });

  it('says that support is 24/7', () => {
    expect(resources!.groups[0]!.links[0]!.description).toContain('24/7');
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

/** The columns of a menu, with the host and path of each link. */
function targetsOf({ groups }: NavigationMenu): string {
  return groups
    .flatMap(({ label = '(no heading)', links }) => [
      label,
      ...links.map(
        ({ label, host = '', href }) => `- ${label}: ${host}${href}`,
      ),
    ])
    .join('\n');
}

/** All links of a content's menus, in order. */
function linksOf({ navigation }: Content): NavigationLink[] {
  return navigation.items
    .filter(isMenu)
    .flatMap(({ groups, viewAll, spotlight }) => [
      ...groups.flatMap(({ links }) => links),
      ...(viewAll ? [viewAll] : []),
      ...(spotlight ? [spotlight] : []),
    ]);
}
