import { en } from './locales/en';
import type { LintelNavigation, NavigationMenu } from './navigation';

/** The ids of the default menus. An id is kept for good: the words go by it. */
type GroupId =
  | 'websites'
  | 'commerce'
  | 'business-tools'
  | 'for-professionals'
  | 'marketing';
type LinkId =
  | 'websites'
  | 'templates'
  | 'ai-website-builder'
  | 'design-intelligence'
  | 'portfolios'
  | 'blogs'
  | 'analytics'
  | 'enterprise'
  | 'online-stores'
  | 'ecommerce-websites'
  | 'designs-that-sell'
  | 'services'
  | 'invoicing'
  | 'scheduling'
  | 'content-and-memberships'
  | 'donations'
  | 'financial-solutions'
  | 'domain-search'
  | 'domain-transfer'
  | 'business-email'
  | 'pro'
  | 'circle'
  | 'marketing-tools'
  | 'email-campaigns'
  | 'seo-tools'
  | 'free-tools';
type ResourceId =
  'help-center' | 'forum' | 'webinars' | 'blog' | 'hire-an-expert';
type Menus = readonly [products: NavigationMenu, resources: NavigationMenu];

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
  groups: Record<GroupId, string>;
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
export function navigationFrom(words: NavigationWording): LintelNavigation {
  const [products, resources] = en.navigation.items as Menus;
  const [title, subtitle, text] = words.spotlight;
  const productsMenu = {
    ...products,
    label: words.products,
    groups: products.groups.map((group) => ({
      ...group,
      ...(group.description && { description: words.websitesDescription }),
      label: words.groups[group.id as GroupId],
      links: group.links.map((link) => ({
        ...link,
        label: words.links[link.id as LinkId],
      })),
    })),
    viewAll: { ...products.viewAll!, label: words.viewAllFeatures },
  };
  const resourcesMenu = {
    ...resources,
    label: words.resources,
    groups: resources.groups.map((group) => ({
      ...group,
      links: group.links.map((link) => {
        const [label, description] = words.resourceLinks[link.id as ResourceId];
        return { ...link, label, description };
      }),
    })),
    spotlight: {
      ...resources.spotlight!,
      label: title,
      subtitle,
      description: text,
    },
  };
  return { version: 1, items: [productsMenu, resourcesMenu] };
}
