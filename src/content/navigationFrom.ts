import type { EnglishMenus } from './englishMenus';
import { en } from './locales/en';
import type { Navigation } from './navigation';

type Group = EnglishMenus[0]['groups'][number];
type LinkId = Group['links'][number]['id'];
type ResourceId = EnglishMenus[1]['groups'][0]['links'][number]['id'];

/**
 * The words of the default menus, for `navigationFrom`. TypeScript reports
 * missing words.
 * @example
 * import type { NavigationWording } from 'lintel/content';
 *
 * const words: Pick<NavigationWording, 'products' | 'resources'> = {
 *   products: 'Producten',
 *   resources: 'Hulpmiddelen',
 * };
 */
export interface NavigationWording {
  /**
   * Label of the Products menu.
   * @example 'Producten'
   */
  products: string;
  /**
   * Labels of its columns, by id.
   * @example { websites: 'Websites bouwen', commerce: 'Verkopen' }
   */
  groups: Record<Group['id'], string>;
  /**
   * Description of its first column.
   * @example 'Alles voor je site'
   */
  websitesDescription: string;
  /**
   * Labels of its links, by id.
   * @example { templates: 'Sjablonen', blogs: 'Blogs' }
   */
  links: Record<LinkId, string>;
  /**
   * Label of the link at its foot.
   * @example 'Alle functies'
   */
  viewAllFeatures: string;
  /**
   * Label of the Resources menu.
   * @example 'Hulpmiddelen'
   */
  resources: string;
  /**
   * Label and description of each of its links, by id.
   * @example { forum: ['Forum', 'Stel een vraag'] }
   */
  resourceLinks: Record<ResourceId, readonly [string, string]>;
  /**
   * Title, subtitle and description of the spotlight.
   * @example ['Nieuw', 'Ontwerpen', 'Bekijk wat anderen maken']
   */
  spotlight: readonly [string, string, string];
}

/**
 * Translates the default menus into another language.
 * @example
 * import { navigationFrom } from 'lintel/content';
 * import type { NavigationWording } from 'lintel/content';
 *
 * declare const dutch: NavigationWording;
 *
 * const navigation = navigationFrom(dutch);
 */
export function navigationFrom(words: NavigationWording): Navigation {
  const [products, resources] = en.navigation.items as EnglishMenus;
  const [title, subtitle, text] = words.spotlight;
  const productsMenu = {
    ...products,
    label: words.products,
    groups: products.groups.map((group) => ({
      ...group,
      label: words.groups[group.id],
      ...('description' in group && { description: words.websitesDescription }),
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
