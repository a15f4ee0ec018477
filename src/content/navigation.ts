import type { HostName } from '../core/site';

/** In which languages what is linked to exists. */
export interface Availability {
  /**
   * Codes or locales of language sites: `en`, `de-DE`. A column says it for
   * its links and a menu for its columns, unless they say it themselves.
   * @default all
   */
  languages?: readonly string[];
  /**
   * On a page in another language: not there, or there as `Pricing (in
   * English)`, which leads to the English site. What does not exist in English
   * either is hidden.
   * @default 'hide'
   */
  elsewhere?: 'hide' | 'mark';
}

/**
 * Marks a link as new, from one day to another: `2026-11-01`, in UTC, with
 * `until` its last day. Also moments, with their zone:
 * `2026-11-01T09:00:00+01:00`.
 */
export interface DatedBadge {
  kind: 'new';
  /** @default always */
  from?: string;
  /** @default for good */
  until?: string;
}

/**
 * What stands behind a link. A dated one shows by the visitor's clock, once
 * the page is hydrated: the server's HTML serves every day.
 */
export type NavigationBadge = 'new' | DatedBadge;

/** A link of the header. */
export interface NavigationLink extends Availability {
  /** Stable: analytics and tests know the link by it. */
  id: string;
  label: string;
  /** A path on this site, a path on `host`, or a whole address. */
  href: string;
  host?: HostName;
  /** Opens in a new tab and says so. Not guessed from the host. */
  external?: boolean;
  badge?: NavigationBadge;
  /** A line below the label: what one finds there. */
  description?: string;
}

export interface NavigationGroup extends Availability {
  id: string;
  /** Without one, the menu's own label names the list. */
  label?: string;
  links: readonly NavigationLink[];
}

/** A picture on the media host, in every width that the host keeps (specification §3). */
export interface NavigationPicture {
  /** `spotlight` */
  folder: string;
  /** Without width and ending: `studio`. */
  file: string;
  /** Of the picture itself; WebP is offered beside it. @default 'jpg' */
  extension?: 'jpg' | 'webp' | 'png';
  /** What it shows. @default '', as the text beside it says what counts */
  alt?: string;
}

/** What a menu makes much of, beside its links: one link with a picture. */
export interface NavigationSpotlight extends NavigationLink {
  /** Between the title, which is the label, and the description. */
  subtitle?: string;
  pictures: readonly NavigationPicture[];
}

/** A top-level entry that opens a panel. */
export interface NavigationMenu extends Availability {
  id: string;
  label: string;
  groups: readonly NavigationGroup[];
  /** Stands at the panel's foot, with an arrow. */
  viewAll?: NavigationLink;
  /** Stands at the panel's end. */
  spotlight?: NavigationSpotlight;
}

export type NavigationItem = NavigationLink | NavigationMenu;

/** A link of the account menu. */
export type AccountLink = Pick<
  NavigationLink,
  'id' | 'label' | 'href' | 'host' | 'external'
>;

/** The entry of the account menu that ends the session. */
export interface AccountLogOut {
  /** Stable: analytics and tests know the entry by it. */
  id: string;
  label: string;
  action: 'logOut';
}

export type AccountEntry = AccountLink | AccountLogOut;

/** The header's menus and top-level links, in order. */
export interface Navigation {
  version: 1;
  items: readonly NavigationItem[];
  /**
   * The entries of the account menu. The first link is also where the avatar
   * leads until its menu is loaded, and where the drawer's account row leads.
   * @default Account Dashboard, Domains and Log Out
   */
  account?: readonly AccountEntry[];
}

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'groups' in item;
}

type Target = Omit<NavigationLink, 'id' | 'label' | 'description'> | string;

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

const resources = {
  'help-center': { href: '/', host: 'support', external: true },
  forum: { href: '/', host: 'forum', external: true },
  webinars: { href: '/', host: 'learn', external: true },
  blog: '/blog',
  'hire-an-expert': '/designer/home',
} as const satisfies Record<string, Target>;

const spotlightPictures = ['studio', 'bakery', 'workshop'].map((file) => ({
  folder: 'spotlight',
  file,
}));

type Groups = typeof products;
type GroupId = keyof Groups;
type LinkId = { [Id in GroupId]: keyof Groups[Id] }[GroupId];
type ResourceId = keyof typeof resources;

/** The words of the provider's own menus. A language that lacks one does not compile. */
export interface NavigationWording {
  products: string;
  groups: Record<GroupId, string>;
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
  return { version: 1, items: [productsMenu(words), resourcesMenu(words)] };
}

function productsMenu(words: NavigationWording): NavigationMenu {
  return {
    id: 'products',
    label: words.products,
    groups: entriesOf(products).map(([id, links]) => ({
      id,
      label: words.groups[id],
      links: Object.entries<Target>(links).map(([linkId, target]) =>
        linkTo(linkId, target, words.links[linkId as LinkId]),
      ),
    })),
    viewAll: linkTo(
      'view-all-features',
      '/feature-index',
      words.viewAllFeatures,
    ),
  };
}

function resourcesMenu(words: NavigationWording): NavigationMenu {
  const [title, subtitle, description] = words.spotlight;
  return {
    id: 'resources',
    label: words.resources,
    groups: [
      {
        id: 'resources',
        links: entriesOf(resources).map(([id, target]) =>
          linkTo(id, target, ...words.resourceLinks[id]),
        ),
      },
    ],
    spotlight: {
      ...linkTo('spotlight', '/showcase', title, description),
      subtitle,
      pictures: spotlightPictures,
    },
  };
}

function linkTo(
  id: string,
  target: Target,
  label: string,
  description?: string,
): NavigationLink {
  return {
    id,
    label,
    ...(typeof target === 'string' ? { href: target } : target),
    ...(description === undefined ? null : { description }),
  };
}

function entriesOf<T extends object>(from: T): [keyof T, T[keyof T]][] {
  return Object.entries(from) as [keyof T, T[keyof T]][];
}
