import {
  findLanguage,
  urlOfLanguage,
  type LanguageSite,
} from '../site/language';
import {
  findCurrent,
  resolveHref,
  type Current,
  type SitePage,
} from '../site/links';
import type { Optional } from '../site/siteConfig';
import type { LintelContent, LintelMessages } from './content';
import {
  isMenu,
  type AccountEntry,
  type AccountLogOut,
  type LintelNavigation,
  type NavigationGroup,
  type NavigationLink,
  type NavigationMenu,
  type NavigationSpotlight,
} from './navigation';
import { sanitizeContent } from './sanitizeContent';

/** A link with its address, as the page shows it. */
export interface ResolvedLink extends Omit<
  NavigationLink,
  'host' | 'language' | 'external'
> {
  /** The language of the target, if it differs from the page's. */
  language: LanguageSite | undefined;
  /** Whether it is current, as far as the `url` setting tells. */
  current: Current | undefined;
  /** The words for screen readers, if it opens in a new tab. */
  opensInNewTab: string | undefined;
}

export interface ResolvedSpotlight
  extends ResolvedLink, Pick<NavigationSpotlight, 'subtitle' | 'pictures'> {}

export interface ResolvedGroup extends Pick<
  NavigationGroup,
  'label' | 'description'
> {
  /** The link of its label. */
  link: ResolvedLink | undefined;
  links: readonly ResolvedLink[];
}

export interface ResolvedMenu extends Pick<NavigationMenu, 'id' | 'label'> {
  groups: readonly ResolvedGroup[];
  viewAll: ResolvedLink | undefined;
  spotlight: ResolvedSpotlight | undefined;
  /** Whether one of its links is current, as far as the `url` setting tells. */
  isCurrent: boolean;
}

export type ResolvedItem = ResolvedLink | ResolvedMenu;
export type ResolvedEntry = ResolvedLink | AccountLogOut;

/** Menus and wording of one page. */
export interface ResolvedContent extends Omit<LintelContent, 'navigation'> {
  direction: NonNullable<LintelContent['direction']>;
  items: readonly ResolvedItem[];
  /** The entries of the account menu (behaviour A7). */
  account: readonly ResolvedEntry[];
}

/** The links of an item or entry that the page itself may change. */
export function linksIn(item: ResolvedItem | ResolvedEntry): ResolvedLink[] {
  const links =
    'groups' in item
      ? [
          ...item.groups.flatMap(({ link, links }) => [link, ...links]),
          item.viewAll,
          item.spotlight,
        ]
      : [item];
  return links.filter(
    (link): link is ResolvedLink =>
      !!link && 'href' in link && !link.opensInNewTab,
  );
}

/** The links of a page that the page itself may change. */
export function linksOf({ items, account }: ResolvedContent): ResolvedLink[] {
  return [...items, ...account].flatMap(linksIn);
}

/** The menu that has a current link: the first, because only one is marked. */
export function currentMenuOf(
  { items }: ResolvedContent,
  isCurrent: (link: ResolvedLink) => unknown,
): ResolvedMenu | undefined {
  return items.find(
    (item): item is ResolvedMenu =>
      'groups' in item && linksIn(item).some(isCurrent),
  );
}

interface GivenContent {
  /** Of the page, and of `messages` and `navigation`. */
  locale?: string | undefined;
  content?: LintelContent | undefined;
  navigation?: LintelNavigation | null | undefined;
  messages?: Optional<LintelMessages> | undefined;
  /** The page's address. */
  url?: string | undefined;
  /** Used for missing entries. */
  fallback: LintelContent;
}

/** Menus and wording as a page shows them. Invalid entries are replaced. */
export function resolveContent(
  given: GivenContent,
  page: SitePage,
): ResolvedContent {
  const { content, fallback } = given;
  const words = content ? sanitizeContent(content, fallback) : fallback;
  const own = sanitizeContent(given, words);
  const { messages, navigation } = own;
  // `locale` is the language of the page. Screen readers need that of the words.
  const hasOwnWords = given.messages || given.navigation;
  const { locale } = hasOwnWords ? own : words;
  const preset = defaultEntries(messages);
  const account = navigation.account ?? preset;
  const hasLogOut = account.some((entry) => 'action' in entry);
  // It is the last one.
  const entries = hasLogOut ? account : [...account, ...preset.slice(-1)];
  const resolve = (link: NavigationLink) => resolveLink(link, page, messages);
  const resolved: ResolvedContent = {
    locale,
    direction:
      own.direction ?? findLanguage(locale, page.languages)?.direction ?? 'ltr',
    messages,
    items: withUniqueIds(
      navigation.items.map((item) =>
        isMenu(item) ? resolveMenu(item, resolve) : resolve(item),
      ),
    ),
    account: withUniqueIds(
      entries.map((entry) => ('href' in entry ? resolve(entry) : entry)),
    ),
  };
  if (given.url !== undefined) markCurrent(resolved, given.url, page);
  return resolved;
}

/** Marks the links of new content that are current on a page. */
function markCurrent(
  content: ResolvedContent,
  url: string,
  page: SitePage,
): void {
  const links = linksOf(content);
  const hrefs = links.map(({ href }) => href);
  const current = findCurrent(hrefs, url, page);
  for (const link of links) link.current = current(link.href);
  const menu = currentMenuOf(content, (link) => link.current);
  if (menu) menu.isCurrent = true;
}

function defaultEntries(messages: LintelMessages): AccountEntry[] {
  const { accountDashboard, domains, logOut } = messages;
  const host = 'account';
  return [
    { id: 'account-dashboard', label: accountDashboard, href: '/', host },
    { id: 'account-domains', label: domains, href: '/domains', host },
    { id: 'log-out', label: logOut, action: 'logOut' },
  ];
}

/** A menu is opened by its id: two with the same id would open together. */
function withUniqueIds<Entry extends { id: string }>(
  entries: readonly Entry[],
): Entry[] {
  const ids = new Set<string>();
  return entries.map((entry) => {
    let { id } = entry;
    while (ids.has(id)) id += `-${ids.size}`;
    ids.add(id);
    return { ...entry, id };
  });
}

function resolveMenu(
  menu: NavigationMenu,
  resolve: (link: NavigationLink) => ResolvedLink,
): ResolvedMenu {
  const { groups, viewAll, spotlight } = menu;
  return {
    ...menu,
    groups: groups.map((group) => resolveGroup(group, resolve)),
    viewAll: viewAll && resolve(viewAll),
    spotlight: spotlight && { ...spotlight, ...resolve(spotlight) },
    isCurrent: false,
  };
}

function resolveGroup(
  group: NavigationGroup,
  resolve: (link: NavigationLink) => ResolvedLink,
): ResolvedGroup {
  const { label, href, links } = group;
  return {
    ...group,
    link: label && href ? resolve({ ...group, label, href }) : undefined,
    links: links.map(resolve),
  };
}

/** A link with its address on the page. */
function resolveLink(
  link: NavigationLink,
  page: SitePage,
  messages: LintelMessages,
): ResolvedLink {
  // First the page's own, because `en` is also the language of a British page.
  const sites = [page.language, ...page.languages] as const;
  const target = link.language ? findLanguage(link.language, sites) : sites[0];
  const language = target === page.language ? undefined : target;
  // Whole addresses do not change.
  const isPath = link.host === undefined && link.href.startsWith('/');
  const href =
    language && isPath
      ? urlOfLanguage(language, page, link.href)
      : resolveHref(link, page);
  const opensInNewTab = link.external ? messages.opensInNewTab : undefined;
  return { ...link, href, language, current: undefined, opensInNewTab };
}
