import {
  findLanguage,
  urlOfLanguage,
  type LanguageSite,
} from '../site/language';
import { resolveHref, type LinkPage } from '../site/links';
import type { Content, Messages } from './content';
import {
  isMenu,
  type AccountEntry,
  type AccountLogOut,
  type Availability,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
  type NavigationSpotlight,
} from './navigation';
import { sanitizeContent } from './sanitizeContent';

/** A link with its address, as the page shows it. */
export interface ResolvedLink extends Omit<
  NavigationLink,
  'host' | keyof Availability
> {
  /** The language of the target, if it differs from the page's. */
  hrefLang: string | undefined;
}

export interface ResolvedSpotlight
  extends ResolvedLink, Pick<NavigationSpotlight, 'subtitle' | 'pictures'> {}

export interface ResolvedGroup extends Pick<NavigationGroup, 'id' | 'label'> {
  links: readonly ResolvedLink[];
}

export interface ResolvedMenu extends Pick<NavigationMenu, 'id' | 'label'> {
  groups: readonly ResolvedGroup[];
  viewAll: ResolvedLink | undefined;
  spotlight: ResolvedSpotlight | undefined;
}

export type ResolvedItem = ResolvedLink | ResolvedMenu;
export type ResolvedEntry = ResolvedLink | AccountLogOut;

/** Menus and wording of one page. */
export interface ResolvedContent extends Omit<Content, 'navigation'> {
  direction: NonNullable<Content['direction']>;
  items: readonly ResolvedItem[];
  /** The entries of the account menu (behaviour A7). */
  account: readonly ResolvedEntry[];
}

interface GivenContent {
  /** Of the page, and of `messages` and `navigation`. */
  locale?: string | undefined;
  content?: Content | undefined;
  navigation?: Navigation | null | undefined;
  messages?: Partial<Messages> | undefined;
  /** Used for missing entries. */
  fallback: Content;
}

/**
 * Menus and wording as a page shows them. Invalid entries are replaced. Links
 * that do not exist in the page's language are left out, and then empty groups
 * and menus.
 */
export function resolveContent(
  given: GivenContent,
  page: LinkPage,
): ResolvedContent {
  const { content, fallback } = given;
  const words = content ? sanitizeContent(content, fallback) : fallback;
  const own = sanitizeContent(given, words);
  const { messages, navigation } = own;
  // `locale` is the language of the page. Screen readers need that of the words.
  const hasOwnWords = given.messages || given.navigation;
  const { locale } = hasOwnWords ? own : words;
  const account = navigation.account ?? defaultEntries(messages);
  return {
    locale,
    direction:
      own.direction ?? findLanguage(locale, page.languages)?.direction ?? 'ltr',
    messages,
    items: resolveItems(
      [navigation, words.navigation, fallback.navigation],
      page,
    ),
    account: withUniqueIds(
      account.map((entry) =>
        'href' in entry ? resolveLink(entry, page) : entry,
      ),
    ),
  };
}

/** The links of a menu, in any order. */
export function linksOf({ groups, spotlight, viewAll }: ResolvedMenu) {
  const links = groups.flatMap((group) => group.links);
  return [...links, spotlight, viewAll].filter((link) => link !== undefined);
}

function defaultEntries(messages: Messages): AccountEntry[] {
  const { accountDashboard, domains, logOut } = messages;
  const host = 'account';
  return [
    { id: 'account-dashboard', label: accountDashboard, href: '/', host },
    { id: 'account-domains', label: domains, href: '/domains', host },
    { id: 'log-out', label: logOut, action: 'logOut' },
  ];
}

/** The items of the first navigation that has any on this page. */
function resolveItems(
  [navigation, ...others]: readonly Navigation[],
  page: LinkPage,
): ResolvedItem[] {
  if (!navigation) return [];
  const resolve = (item: NavigationItem) =>
    isMenu(item) ? resolveMenu(item, page) : resolveLink(item, page);
  const items = withUniqueIds(navigation.items.map(resolve));
  return items[0] ? items : resolveItems(others, page);
}

/** A menu is opened by its id: two with the same id would open together. */
function withUniqueIds<Entry extends { id: string }>(
  entries: readonly (Entry | undefined)[],
): Entry[] {
  const ids = new Set<string>();
  return entries.filter(isShown).map((entry) => {
    let { id } = entry;
    while (ids.has(id)) id += `-${ids.size}`;
    ids.add(id);
    return { ...entry, id };
  });
}

function resolveMenu(
  menu: NavigationMenu,
  page: LinkPage,
): ResolvedMenu | undefined {
  const { id, label, viewAll, spotlight } = menu;
  const groups = menu.groups
    .map((group) => {
      const resolve = (link: NavigationLink) =>
        resolveLink(link, page, group, menu);
      const links = group.links.map(resolve).filter(isShown);
      return { id: group.id, label: group.label, links };
    })
    .filter(({ links }) => links[0]);
  if (!groups[0]) return;
  const shown = spotlight && resolveLink(spotlight, page, menu);
  return {
    id,
    label,
    groups,
    viewAll: viewAll && resolveLink(viewAll, page, menu),
    spotlight: shown && { ...spotlight, ...shown },
  };
}

const isShown = <Entry>(entry: Entry | undefined) => entry !== undefined;

/**
 * A link with its address in the page's language or, if it is marked, in
 * English. `undefined` if it is hidden.
 *
 * @param around its column and menu, whose languages it inherits
 */
function resolveLink(
  link: NavigationLink,
  page: LinkPage,
  ...around: readonly Availability[]
): ResolvedLink | undefined {
  const { id, label, external, badge, description } = link;
  const owners = [link, ...around];
  const languages = owners.find((each) => each.languages)?.languages;
  const isHere = existsIn(page.language, languages);
  const english = isHere
    ? undefined
    : page.languages.find(
        (site) => /^en\b/i.test(site.locale) && existsIn(site, languages),
      );
  const elsewhere = owners.find((each) => each.elsewhere)?.elsewhere;
  if (!isHere && !(english && elsewhere === 'mark')) return;
  // Only paths lead to the English site. Whole addresses do not change.
  const href =
    english && link.host === undefined && link.href.startsWith('/')
      ? urlOfLanguage(english, page, link.href)
      : resolveHref(link, page);
  const hrefLang = english && 'en';
  return { id, label, href, hrefLang, external, badge, description };
}

/** Whether a link exists in a language, matched by code, locale, or the first part of the locale: `en` matches `en-GB`. */
function existsIn(
  { code, locale }: LanguageSite,
  languages: Availability['languages'],
): boolean {
  if (!languages) return true;
  const names = `,${code},${locale},${locale.split('-')[0]},`.toLowerCase();
  return languages.some((name) => names.includes(`,${name.toLowerCase()},`));
}
