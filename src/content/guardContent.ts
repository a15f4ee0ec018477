import { isSafeHref } from '../core/links/links';
import { isHostName } from '../core/site/site';
import type { Content, Messages } from './content';
import type {
  AccountEntry,
  AccountLink,
  Availability,
  DatedBadge,
  Navigation,
  NavigationBadge,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
  NavigationPicture,
  NavigationSpotlight,
} from './navigation';
import { directionOf, entries, read, text } from './readSafely';
import type { ShowLink } from './showLink';

/**
 * Returns content that is safe to render. Invalid entries are left out, and
 * missing words come from `fallback` (behaviour C3). Reads each property once
 * and to a fixed depth, so that getters and cycles do no harm. Never throws.
 *
 * @param show filters or changes each link. By default, all links are kept
 * @example
 * import { guardContent, loadContent } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * const content = guardContent(fromCms, await loadContent('de-DE'));
 */
export function guardContent(
  given: unknown,
  fallback: Content,
  show?: ShowLink,
): Content {
  const words = read(given, 'messages');
  const messages = { ...fallback.messages };
  for (const name of Object.keys(messages) as (keyof Messages)[]) {
    messages[name] = text(words, name) ?? messages[name];
  }
  return {
    locale: text(given, 'locale') ?? fallback.locale,
    direction: directionOf(given) ?? fallback.direction,
    messages,
    navigation: guardOver(read(given, 'navigation'), fallback.navigation, show),
  };
}

/** One message of the content, or `undefined` if it is missing. */
export function messageOf(
  content: unknown,
  name: keyof Messages,
): string | undefined {
  return text(read(content, 'messages'), name);
}

/**
 * Returns menus that are safe to render, without invalid entries, or `null` if
 * none are left. Each link gets the languages of its menu and column. Never
 * throws.
 *
 * @param show filters or changes each link. By default, all links are kept
 * @example
 * import { guardNavigation } from 'lintel/content';
 *
 * declare const fromCms: unknown;
 *
 * const navigation = guardNavigation(fromCms);
 */
export function guardNavigation(
  given: unknown,
  show?: ShowLink,
): Navigation | null {
  const navigation = guardOver(given, { version: 1, items: [] }, show);
  return navigation.items[0] ? navigation : null;
}

/** Menus and account entries, each from `fallback` if none are valid. */
function guardOver(
  given: unknown,
  { items, account }: Navigation,
  show: ShowLink = (link) => link,
): Navigation {
  return {
    version: 1,
    // A menu is opened by its id: two menus with the same id would open together.
    items: named(read(given, 'items'), (item) => readItem(item, show)) ?? items,
    account: named(read(given, 'account'), readAccountEntry) ?? account,
  };
}

/** The valid entries of a list, or `undefined` if there are none. Repeated ids are made unique. */
function named<Entry extends { id: string }>(
  given: unknown,
  readEntry: (given: unknown) => Entry | undefined,
): Entry[] | undefined {
  const ids = new Set<string>();
  const good = entries(given, readEntry);
  for (const entry of good) {
    if (ids.has(entry.id)) entry.id += `-${ids.size}`;
    ids.add(entry.id);
  }
  return good[0] && good;
}

function readItem(given: unknown, show: ShowLink): NavigationItem | undefined {
  const columns = read(given, 'groups');
  if (columns === undefined) return readLink(given, show);
  const label = text(given, 'label');
  const shown = within(given, show);
  const groups = entries(columns, (group) => readGroup(group, shown));
  if (!label || !groups[0]) return;
  return {
    id: text(given, 'id') ?? label,
    label,
    groups,
    viewAll: readLink(read(given, 'viewAll'), shown),
    spotlight: readSpotlight(read(given, 'spotlight'), shown),
  };
}

function readGroup(
  given: unknown,
  show: ShowLink,
): NavigationGroup | undefined {
  const label = text(given, 'label');
  const shown = within(given, show);
  const links = entries(read(given, 'links'), (link) => readLink(link, shown));
  if (!links[0]) return;
  return { id: text(given, 'id') ?? label ?? 'group', label, links };
}

/** Gives links the languages of the menu or column around them. */
function within(given: unknown, show: ShowLink): ShowLink {
  const { languages, elsewhere } = readAvailability(given);
  return (link) =>
    show({
      ...link,
      languages: link.languages ?? languages,
      elsewhere: link.elsewhere ?? elsewhere,
    });
}

function readAvailability(given: unknown): Availability {
  const languages = entries(read(given, 'languages'), (name) =>
    // If `languages` is a string, its letters are not languages.
    typeof name === 'string' && name.length > 1 ? name : undefined,
  );
  return {
    languages: languages[0] ? languages : undefined,
    // Every value except `mark` hides the link.
    elsewhere: text(given, 'elsewhere') as Availability['elsewhere'],
  };
}

function readLink(given: unknown, show: ShowLink): NavigationLink | undefined {
  const target = readTarget(given);
  return (
    target &&
    show({
      ...target,
      ...readAvailability(given),
      badge: readBadge(read(given, 'badge')),
      description: text(given, 'description'),
    })
  );
}

/** The properties of every link. `undefined` if it has no label or no valid address. */
function readTarget(given: unknown): AccountLink | undefined {
  const label = text(given, 'label');
  const href = text(given, 'href');
  const host = read(given, 'host');
  if (!label || !href || !isSafeHref(href)) return;
  if (host !== undefined && !isHostName(host)) return;
  return {
    id: text(given, 'id') ?? href,
    label,
    href,
    host,
    external: read(given, 'external') === true || undefined,
  };
}

function readAccountEntry(given: unknown): AccountEntry | undefined {
  const action = read(given, 'action');
  if (action === undefined) return readTarget(given);
  const label = text(given, 'label');
  if (action !== 'logOut' || !label) return;
  return { id: text(given, 'id') ?? 'log-out', label, action };
}

function readBadge(badge: unknown): NavigationBadge | undefined {
  if (badge === 'new') return badge;
  if (read(badge, 'kind') !== 'new') return;
  // `badgeAt` treats invalid dates as dates that never come.
  return {
    kind: 'new',
    from: read(badge, 'from'),
    until: read(badge, 'until'),
  } as DatedBadge;
}

function readSpotlight(
  given: unknown,
  show: ShowLink,
): NavigationSpotlight | undefined {
  const link = readLink(given, show);
  return (
    link && {
      ...link,
      subtitle: text(given, 'subtitle'),
      pictures: entries(read(given, 'pictures'), readPicture),
    }
  );
}

function readPicture(given: unknown): NavigationPicture | undefined {
  const folder = text(given, 'folder');
  const file = text(given, 'file');
  const extension = read(given, 'extension');
  if (!folder || !file) return;
  return {
    folder,
    file,
    extension:
      extension === 'webp' || extension === 'png' ? extension : undefined,
    alt: text(given, 'alt'),
  };
}
