import type { HostName } from '../core/site';

/** A link of the header. */
export interface NavigationLink {
  /** Stable: analytics and tests know the link by it. */
  id: string;
  label: string;
  /** A path on this site, a path on `host`, or a whole address. */
  href: string;
  host?: HostName;
  /** Opens in a new tab and says so. Not guessed from the host. */
  external?: boolean;
  badge?: 'new';
}

export interface NavigationGroup {
  id: string;
  label: string;
  links: readonly NavigationLink[];
}

/** A top-level entry that opens a panel. */
export interface NavigationMenu {
  id: string;
  label: string;
  groups: readonly NavigationGroup[];
  /** Stands at the panel's foot, with an arrow. */
  viewAll?: NavigationLink;
}

export type NavigationItem = NavigationLink | NavigationMenu;

/** The header's menus and top-level links, in order. */
export interface Navigation {
  version: 1;
  items: readonly NavigationItem[];
}

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'groups' in item;
}

type Target = Omit<NavigationLink, 'id' | 'label'> | string;

// The provider's own menus: ids and targets are the same in every language.
const products = {
  websites: {
    websites: '/website-design',
    templates: '/templates',
    'ai-website-builder': {
      href: '/websites/ai-website-builder',
      badge: 'new',
    },
    'design-intelligence': '/design-intelligence',
    portfolios: '/websites/create-a-portfolio',
    blogs: '/websites/create-a-blog',
    analytics: '/websites/analytics',
    enterprise: '/enterprise',
  },
  commerce: {
    'online-stores': '/online-stores',
    'ecommerce-websites': '/ecommerce-website',
    'designs-that-sell': '/ecommerce/designs-that-sell',
    services: '/services',
    invoicing: '/invoicing',
    scheduling: '/scheduling',
    'content-and-memberships': '/content',
    donations: '/donations',
    'financial-solutions': '/financial-solutions',
  },
  'business-tools': {
    'domain-search': { href: '/search', host: 'domains', external: true },
    'domain-transfer': { href: '/transfer', host: 'domains', external: true },
    'business-email': '/professional-email',
  },
  'for-professionals': { pro: '/professionals', circle: '/circle' },
  marketing: {
    'marketing-tools': '/website-marketing',
    'email-campaigns': '/email-marketing',
    'seo-tools': '/marketing/seo',
    'free-tools': '/tools',
  },
} as const satisfies Record<string, Record<string, Target>>;

type Groups = typeof products;
type GroupId = keyof Groups;
type LinkId = { [Id in GroupId]: keyof Groups[Id] }[GroupId];

/** The words of the provider's own menus. A language that lacks one does not compile. */
export interface NavigationWording {
  products: string;
  groups: Record<GroupId, string>;
  links: Record<LinkId, string>;
  viewAllFeatures: string;
  /** The top-level link to the templates. */
  templates: string;
}

/** The provider's own menus in the words of one language. */
export function navigationFrom(words: NavigationWording): Navigation {
  const groups = (Object.keys(products) as GroupId[]).map((id) => ({
    id,
    label: words.groups[id],
    links: Object.entries<Target>(products[id]).map(([linkId, target]) => ({
      id: linkId,
      label: words.links[linkId as LinkId],
      ...(typeof target === 'string' ? { href: target } : target),
    })),
  }));
  const viewAll = {
    id: 'view-all-features',
    label: words.viewAllFeatures,
    href: '/feature-index',
  };
  return {
    version: 1,
    items: [
      { id: 'products', label: words.products, groups, viewAll },
      { id: 'top-templates', label: words.templates, href: '/templates' },
    ],
  };
}
