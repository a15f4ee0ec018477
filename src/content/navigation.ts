import type { HostName } from '../core/site/site';

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
