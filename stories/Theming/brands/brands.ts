import type { LintelNavigation, NavigationGroup } from '../../../src/index';
import bank from './bank.css?inline';
import newspaper from './newspaper.css?inline';
import shop from './shop.css?inline';
import tool from './tool.css?inline';

/** A team with its own menus, words and style sheet. */
export interface Brand {
  name: string;
  /** Its custom properties. */
  sheet: string;
  navigation: LintelNavigation;
  title: string;
  lead: string;
  primary: string;
  secondary: string;
}

const link = (label: string) => {
  const id = label.toLowerCase().replaceAll(/\W+/g, '-');
  return { id, label, href: `/${id}` };
};

const group = (label: string, ...links: string[]): NavigationGroup => ({
  ...link(label),
  href: undefined,
  links: links.map(link),
});

const menus = (
  label: string,
  groups: NavigationGroup[],
  ...links: string[]
): LintelNavigation => ({
  version: 1,
  items: [{ id: 'menu', label, groups }, ...links.map(link)],
});

export const brands = {
  bank: {
    name: 'Northgate',
    sheet: bank,
    navigation: menus(
      'Everyday banking',
      [
        group(
          'Accounts',
          'Current account',
          'Joint account',
          'Student account',
          'Savings',
        ),
        group('Cards', 'Debit cards', 'Credit cards', 'Cards abroad'),
        group('Payments', 'Transfers', 'Standing orders', 'Mobile payments'),
        group('Help', 'Lost or stolen cards', 'Branches', 'Fraud and security'),
      ],
      'Mortgages',
      'Investing',
      'Business',
    ),
    title: 'Banking that is clear about what it costs',
    lead: 'A current account without a monthly fee, and people who answer the phone within two minutes.',
    primary: 'Open an account',
    secondary: 'Compare accounts',
  },
  shop: {
    name: 'Pomelo',
    sheet: shop,
    navigation: menus(
      'Toys',
      [
        group(
          'By age',
          'Up to 2 years',
          '3 to 5 years',
          '6 to 9 years',
          '10 years and more',
        ),
        group('To build', 'Wooden blocks', 'Marble runs', 'Train sets'),
        group('To play together', 'Board games', 'Puzzles', 'Outdoor games'),
        group('For the smallest', 'Soft toys', 'Rattles', 'Bath toys'),
      ],
      'Books',
      'Presents',
      'Our shops',
    ),
    title: 'Toys that outlive a birthday',
    lead: 'Made of wood, wool and good ideas. Sent within a day, wrapped if you like.',
    primary: 'Find a present',
    secondary: 'Visit a shop',
  },
  newspaper: {
    name: 'The Meridian',
    sheet: newspaper,
    navigation: menus(
      'Sections',
      [
        group('News', 'World', 'Politics', 'Business', 'Science'),
        group('Culture', 'Books', 'Film', 'Music', 'Theatre'),
        group('Opinion', 'Editorials', 'Columns', 'Letters'),
        group('Weekend', 'Food', 'Travel', 'Gardens'),
      ],
      'Today’s paper',
      'Crossword',
      'Podcasts',
    ),
    title: 'The river that moved a border',
    lead: 'For ninety years two villages agreed on where one ended. Then came the spring flood.',
    primary: 'Subscribe',
    secondary: 'Read the story',
  },
  tool: {
    name: 'relay',
    sheet: tool,
    navigation: menus(
      'Platform',
      [
        group(
          'Build',
          'Pipelines',
          'Preview environments',
          'Remote cache',
          'Secrets',
        ),
        group('Observe', 'Logs', 'Traces', 'Alerts'),
        group('Connect', 'Command line', 'REST API', 'Webhooks'),
        group('Learn', 'Quickstart', 'Guides', 'Status'),
      ],
      'Docs',
      'Changelog',
      'Pricing',
    ),
    title: 'Ship the branch before the coffee is cold',
    lead: 'A build runner that remembers everything it has ever built, in your own cloud.',
    primary: 'Start building',
    secondary: 'Read the docs',
  },
} satisfies Record<string, Brand>;
