import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/de';
import { en } from '../../src/content/en';
import { loadContent } from '../../src/content/loadContent';
import { isMenu, type NavigationMenu } from '../../src/content/navigation';

const products = en.navigation.items.find(isMenu) as NavigationMenu;
const targets = products.groups.map(({ label, links }) => [
  label,
  links.map(({ label: name, host, href }) => [
    name,
    host ? `${host}:${href}` : href,
  ]),
]);

describe('the Products menu', () => {
  it('holds the entries and targets of the specification', () => {
    expect(targets).toEqual([
      [
        'Website Building',
        [
          ['Websites', '/website-design'],
          ['Website Templates', '/templates'],
          ['AI Website Builder', '/websites/ai-website-builder'],
          ['Design Intelligence', '/design-intelligence'],
          ['Portfolios', '/websites/create-a-portfolio'],
          ['Blogs', '/websites/create-a-blog'],
          ['Analytics', '/websites/analytics'],
          ['Enterprise', '/enterprise'],
        ],
      ],
      [
        'Commerce',
        [
          ['Online Stores', '/online-stores'],
          ['Ecommerce Websites', '/ecommerce-website'],
          ['Designs That Sell', '/ecommerce/designs-that-sell'],
          ['Services', '/services'],
          ['Invoicing', '/invoicing'],
          ['Scheduling', '/scheduling'],
          ['Content and Memberships', '/content'],
          ['Donations', '/donations'],
          ['Financial Solutions', '/financial-solutions'],
        ],
      ],
      [
        'Business Tools',
        [
          ['Domain Search', 'domains:/search'],
          ['Domain Transfer', 'domains:/transfer'],
          ['Business Email', '/professional-email'],
        ],
      ],
      [
        'For Professionals',
        [
          ['Pro', '/professionals'],
          ['Circle', '/circle'],
        ],
      ],
      [
        'Marketing',
        [
          ['Marketing Tools', '/website-marketing'],
          ['Email Campaigns', '/email-marketing'],
          ['SEO Tools', '/marketing/seo'],
          ['Free Tools', '/tools'],
        ],
      ],
    ]);
    expect(products.viewAll).toMatchObject({
      label: 'View All Features',
      href: '/feature-index',
    });
  });

  it('leads to the same places in German', () => {
    const hrefs = (items: unknown) =>
      [...JSON.stringify(items).matchAll(/"href":"([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(hrefs(de.navigation)).toEqual(hrefs(en.navigation));
  });
});

describe('loading content', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['de', 'de-DE'],
    ['de-AT', 'de-DE'],
    ['en-US', 'en-US'],
    ['xx', 'en-US'],
  ])('of %s gives %s', async (asked, given) => {
    expect((await loadContent(asked)).locale).toBe(given);
  });
});
