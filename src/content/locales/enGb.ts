import type { Content } from '../content';
import { en } from './en';
import type { EnglishMenus } from './enNavigation';

export type { Content, Direction, Messages } from '../content';
export type { Navigation } from '../navigation';

const labels: Record<string, string | undefined> = {
  'online-stores': 'Online Shops',
  'help-center': 'Help Centre',
};

/** The UK variant: English, but for what is said otherwise there. */
export const enGb: Content = {
  ...en,
  locale: 'en-GB',
  navigation: {
    version: 1,
    items: (en.navigation.items as EnglishMenus).map((menu) => ({
      ...menu,
      groups: menu.groups.map((group) => ({
        ...group,
        links: group.links.map((link) => ({
          ...link,
          label: labels[link.id] ?? link.label,
        })),
      })),
    })),
  },
};
