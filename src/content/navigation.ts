import type { HostName } from '../site/siteConfig';

/**
 * A link in a menu.
 * @example
 * import type { NavigationLink } from 'lintel';
 *
 * const link: NavigationLink = {
 *   id: 'pricing',
 *   label: 'Pricing',
 *   href: '/pricing',
 *   badge: 'new',
 * };
 */
export interface NavigationLink {
  /**
   * Identifies the link in analytics and tests. Keep it the same in all languages.
   * @example 'pricing'
   */
  id: string;
  /**
   * The visible text.
   * @example 'Pricing'
   */
  label: string;
  /**
   * A path on this site, a path on `host`, or a whole address.
   * @example '/pricing'
   */
  href: string;
  /**
   * Another host of the site, on which `href` is a path.
   * @default this site
   * @example 'support'
   */
  host?: HostName | undefined;
  /**
   * Whether it opens in a new tab, which screen readers announce. Lintel does
   * not derive it from the host.
   * @default false
   * @example true
   */
  external?: boolean | undefined;
  /**
   * The language of the page it leads to, by code or locale, if that is not the
   * language of the page it is on. The link leads to the site in that language,
   * and its name is added to the label.
   * @default that of the page
   * @example 'en'
   */
  language?: string | undefined;
  /**
   * A badge after the label.
   * @default none
   * @example 'new'
   */
  badge?: 'new' | undefined;
  /**
   * A line below the label.
   * @default none
   * @example 'Plans for every size'
   */
  description?: string | undefined;
  /**
   * A decorative picture before the label. The browser loads it when the menu
   * opens.
   * @default none
   * @example { src: '/icons/tag.svg', mask: true }
   */
  icon?: NavigationIcon | undefined;
}

/**
 * The icon of a link: 20 px wide and high.
 * @example
 * import type { NavigationIcon } from 'lintel/content';
 *
 * const icon: NavigationIcon = { src: '/icons/tag.svg', mask: true };
 */
export interface NavigationIcon {
  /**
   * A path on this site, a whole address, or a `data:image/` address.
   * @example '/icons/tag.svg'
   */
  src: string;
  /**
   * Whether only the icon's shape is used, in the colour of the text.
   * @default false
   * @example true
   */
  mask?: boolean | undefined;
}

/**
 * A link without a badge, a description and an icon: an item of the bar, or the
 * foot of a panel.
 * @example
 * import type { NavigationPlainLink } from 'lintel/content';
 *
 * const link: NavigationPlainLink = {
 *   id: 'pricing',
 *   label: 'Pricing',
 *   href: '/pricing',
 * };
 */
export type NavigationPlainLink = Omit<
  NavigationLink,
  'badge' | 'description' | 'icon'
>;

/**
 * A column of links in a menu.
 * @example
 * import type { NavigationGroup } from 'lintel';
 *
 * const group: NavigationGroup = {
 *   id: 'commerce',
 *   label: 'Commerce',
 *   links: [{ id: 'stores', label: 'Online Stores', href: '/stores' }],
 * };
 */
export interface NavigationGroup extends Pick<
  NavigationLink,
  'host' | 'external' | 'language'
> {
  /**
   * Unique within its menu. Identifies the link of its label in analytics.
   * @example 'commerce'
   */
  id: string;
  /**
   * The heading of the column.
   * @default none: the menu's label names the list
   * @example 'Commerce'
   */
  label?: string | undefined;
  /**
   * Makes `label` a link to a path on this site, a path on `host`, or a whole
   * address.
   * @default none
   * @example '/commerce'
   */
  href?: string | undefined;
  /**
   * A few words beside `label`.
   * @default none
   * @example 'From the first sale to the hundredth'
   */
  description?: string | undefined;
  /**
   * The links, in order.
   * @example [{ id: 'stores', label: 'Online Stores', href: '/stores' }]
   */
  links: readonly NavigationLink[];
}

/**
 * A picture on the media host, in all its widths.
 * @example
 * import type { NavigationPicture } from 'lintel/content';
 *
 * const picture: NavigationPicture = { folder: 'spotlight', file: 'studio' };
 */
export interface NavigationPicture {
  /**
   * The folder on the media host.
   * @example 'spotlight'
   */
  folder: string;
  /**
   * The file name without width and extension.
   * @example 'studio'
   */
  file: string;
  /**
   * The format of the picture. WebP is offered as well.
   * @default 'jpg'
   * @example 'png'
   */
  extension?: 'jpg' | 'webp' | 'png' | undefined;
  /**
   * The alternative text. Empty if the text next to the picture describes it.
   * @default ''
   * @example 'The website of an architect'
   */
  alt?: string | undefined;
}

/**
 * A picture by its address, such as that of a CMS.
 * @example
 * import type { NavigationPictureByAddress } from 'lintel/content';
 *
 * const picture: NavigationPictureByAddress = {
 *   src: 'https://cms.example.com/studio.jpg',
 *   width: 1600,
 *   height: 1000,
 * };
 */
export interface NavigationPictureByAddress extends Pick<
  NavigationPicture,
  'alt'
> {
  /**
   * A path on this site, a whole address, or a `data:image/` address.
   * @example 'https://cms.example.com/studio.jpg'
   */
  src: string;
  /**
   * The width of the file, in px.
   * @example 1600
   */
  width: number;
  /**
   * The height of the file, in px.
   * @example 1000
   */
  height: number;
  /**
   * The same picture in other sizes, as in the `srcset` attribute of `<img>`.
   * @default none
   * @example '/studio-500.jpg 500w, /studio-1000.jpg 1000w'
   */
  srcSet?: string | undefined;
  /**
   * The displayed width, by which the browser chooses from `srcSet`.
   * @default the width of the spotlight
   * @example '(min-width: 64em) 400px, 90vw'
   */
  sizes?: string | undefined;
}

/**
 * A link with pictures at the end of a menu's panel. Its label is the title.
 * @example
 * import type { NavigationSpotlight } from 'lintel/content';
 *
 * const spotlight: NavigationSpotlight = {
 *   id: 'studio',
 *   label: 'Studio',
 *   href: '/studio',
 *   pictures: [{ folder: 'spotlight', file: 'studio' }],
 * };
 */
export interface NavigationSpotlight extends Omit<
  NavigationLink,
  'badge' | 'icon'
> {
  /**
   * A line between title and description.
   * @default none
   * @example 'Made by architects'
   */
  subtitle?: string | undefined;
  /**
   * The pictures, which rotate: on the media host, or by their addresses.
   * @example [{ folder: 'spotlight', file: 'studio' }]
   */
  pictures: readonly (NavigationPicture | NavigationPictureByAddress)[];
}

/**
 * An item of the bar that opens a panel.
 * @example
 * import type { NavigationMenu } from 'lintel';
 *
 * const menu: NavigationMenu = {
 *   id: 'products',
 *   label: 'Products',
 *   groups: [
 *     {
 *       id: 'commerce',
 *       links: [{ id: 'stores', label: 'Online Stores', href: '/stores' }],
 *     },
 *   ],
 * };
 */
export interface NavigationMenu {
  /**
   * Identifies the menu in analytics and tests. Keep it the same in all languages.
   * @example 'products'
   */
  id: string;
  /**
   * The visible text of its button.
   * @example 'Products'
   */
  label: string;
  /**
   * The columns of its panel.
   * @example [{ id: 'commerce', links: [{ id: 'stores', label: 'Stores', href: '/stores' }] }]
   */
  groups: readonly NavigationGroup[];
  /**
   * A link with an arrow at the foot of the panel.
   * @default none
   * @example { id: 'all', label: 'View all', href: '/products' }
   */
  viewAll?: NavigationPlainLink | undefined;
  /**
   * A link with pictures at the end of the panel.
   * @default none
   * @example { id: 'studio', label: 'Studio', href: '/studio', pictures: [{ folder: 'spotlight', file: 'studio' }] }
   */
  spotlight?: NavigationSpotlight | undefined;
}

/**
 * An item of the bar: a link or a menu.
 * @example
 * import type { NavigationItem } from 'lintel';
 *
 * const item: NavigationItem = {
 *   id: 'pricing',
 *   label: 'Pricing',
 *   href: '/pricing',
 * };
 */
export type NavigationItem = NavigationPlainLink | NavigationMenu;

/**
 * A link of the account menu.
 * @example
 * import type { AccountLink } from 'lintel/content';
 *
 * const link: AccountLink = {
 *   id: 'billing',
 *   label: 'Billing',
 *   href: '/billing',
 *   host: 'account',
 * };
 */
export type AccountLink = Pick<
  NavigationLink,
  'id' | 'label' | 'href' | 'host' | 'external'
>;

/**
 * The entry of the account menu that logs the visitor out.
 * @example
 * import type { AccountLogOut } from 'lintel/content';
 *
 * const logOut: AccountLogOut = {
 *   id: 'log-out',
 *   label: 'Sign out',
 *   action: 'logOut',
 * };
 */
export interface AccountLogOut {
  /**
   * Identifies the entry in analytics and tests. Keep it the same in all languages.
   * @example 'log-out'
   */
  id: string;
  /**
   * The visible text.
   * @example 'Sign out'
   */
  label: string;
  /**
   * What the entry does.
   * @example 'logOut'
   */
  action: 'logOut';
}

/**
 * An entry of the account menu: a link, or the logout.
 * @example
 * import type { AccountEntry } from 'lintel';
 *
 * const account: AccountEntry[] = [
 *   { id: 'billing', label: 'Billing', href: '/billing', host: 'account' },
 *   { id: 'log-out', label: 'Sign out', action: 'logOut' },
 * ];
 */
export type AccountEntry = AccountLink | AccountLogOut;

/**
 * The header's menus and top-level links.
 * @example
 * import { Header } from 'lintel';
 * import type { LintelNavigation } from 'lintel';
 *
 * const navigation: LintelNavigation = {
 *   version: 1,
 *   items: [{ id: 'pricing', label: 'Pricing', href: '/pricing' }],
 * };
 *
 * export function OwnHeader() {
 *   return <Header navigation={navigation} />;
 * }
 */
export interface LintelNavigation {
  /**
   * The version of the format.
   * @example 1
   */
  version: 1;
  /**
   * The items of the bar, in order. An empty list is a header without menus.
   * @example [{ id: 'pricing', label: 'Pricing', href: '/pricing' }]
   */
  items: readonly NavigationItem[];
  /**
   * The entries of the account menu. The avatar, before its menu has loaded, and
   * the drawer's account row lead to the first link. The drawer shows the other
   * links below it. If no entry logs out, Log Out is added as the last one.
   * @default Account Dashboard, Domains and Log Out
   * @example [{ id: 'log-out', label: 'Sign out', action: 'logOut' }]
   */
  account?: readonly AccountEntry[] | undefined;
}

/**
 * Whether an item of the bar is a menu, and not a link.
 * @example
 * import { isMenu, loadContent } from 'lintel/content';
 *
 * const { navigation } = await loadContent('en-US');
 * const menus = navigation.items.filter(isMenu);
 */
export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'groups' in item;
}
