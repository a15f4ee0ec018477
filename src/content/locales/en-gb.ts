import type { LintelContent } from '../content';
import type { NavigationMenu } from '../navigation';
import { en } from './en';

export type * from '../content';

const labels: Record<string, string | undefined> = {
  'online-stores': 'Online Shops',
  'help-center': 'Help Centre',
};

/** The UK variant: English, but for what is said otherwise there. */
export const enGb: LintelContent = {
  ...en,
  locale: 'en-GB',
  navigation: {
    version: 1,
    items: (en.navigation.items as NavigationMenu[]).map((menu) => ({
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
