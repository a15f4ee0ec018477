import { en } from './locales/en';
import type { EnglishMenus } from './locales/enNavigation';
import type { Navigation } from './navigation';

type Group = EnglishMenus[0]['groups'][number];
type LinkId = Group['links'][number]['id'];
type ResourceId = EnglishMenus[1]['groups'][0]['links'][number]['id'];

/** The words of the provider's own menus. A language that lacks one does not compile. */
export interface NavigationWording {
  products: string;
  groups: Record<Group['id'], string>;
  links: Record<LinkId, string>;
  viewAllFeatures: string;
  resources: string;
  /** Label and description of each. */
  resourceLinks: Record<ResourceId, readonly [string, string]>;
  /** Title, subtitle and description. */
  spotlight: readonly [string, string, string];
}

/** The provider's own menus in the words of one language. */
export function navigationFrom(words: NavigationWording): Navigation {
  const [products, resources] = en.navigation.items as EnglishMenus;
  const [title, subtitle, text] = words.spotlight;
  const productsMenu = {
    ...products,
    label: words.products,
    groups: products.groups.map((group) => ({
      ...group,
      label: words.groups[group.id],
      links: group.links.map((link) => ({
        ...link,
        label: words.links[link.id],
      })),
    })),
    viewAll: { ...products.viewAll, label: words.viewAllFeatures },
  };
  const resourcesMenu = {
    ...resources,
    label: words.resources,
    groups: resources.groups.map((group) => ({
      ...group,
      links: group.links.map((link) => {
        const [label, description] = words.resourceLinks[link.id];
        return { ...link, label, description };
      }),
    })),
    spotlight: {
      ...resources.spotlight,
      label: title,
      subtitle,
      description: text,
    },
  };
  return { version: 1, items: [productsMenu, resourcesMenu] };
}
