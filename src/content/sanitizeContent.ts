import { isSafeHref } from '../site/links';
import { readProperty, textOf } from '../browser/reading';
import { isHostName } from '../site/siteConfig';
import type { Content, Messages } from './content';
import { UntrustedValue } from '../browser/untrustedValue';
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
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from './navigation';
import { startOf, type ShowLink } from './showLink';

const keep: ShowLink = (link) => link;

/**
 * Returns content that is safe to render. Invalid entries are left out, and
 * missing words come from `fallback` (behaviour C3). Never throws.
 *
 * @param show filters or changes each link
 */
export function sanitizeContent(
  content: unknown,
  fallback: Content,
  show?: ShowLink,
): Content {
  return readContent(new UntrustedValue(content), fallback, show);
}

/**
 * Returns menus that are safe to render, without invalid entries, or `null` if
 * none are left. Each link gets the languages of its menu and column. Never
 * throws.
 *
 * @param show filters or changes each link
 */
export function sanitizeNavigation(
  given: unknown,
  show?: ShowLink,
): Navigation | null {
  const navigation = readNavigation(new UntrustedValue(given), undefined, show);
  return navigation.items[0] ? navigation : null;
}

/** One message of the content, or `undefined` if it is missing. */
export function messageOf(
  content: unknown,
  name: keyof Messages,
): string | undefined {
  return textOf(readProperty(readProperty(content, 'messages'), name));
}

/** Reads content, for rendering or for validation. */
export function readContent(
  from: UntrustedValue,
  fallback: Content,
  show?: ShowLink,
): Content {
  const messages = { ...fallback.messages };
  const readMessages = (words: UntrustedValue) => {
    for (const name of Object.keys(messages) as (keyof Messages)[]) {
      messages[name] = words.text(name) ?? messages[name];
    }
  };
  const readMenus = (menus: UntrustedValue) =>
    readNavigation(menus, fallback.navigation, show);
  from.object('messages', readMessages);
  return {
    locale: from.text('locale') ?? fallback.locale,
    direction: from.choice('direction', ['ltr', 'rtl']) ?? fallback.direction,
    messages,
    navigation: from.object('navigation', readMenus) ?? fallback.navigation,
  };
}

/** Reads menus and account entries, each from `fallback` if none are valid. */
export function readNavigation(
  from: UntrustedValue,
  { items, account }: Navigation = { version: 1, items: [] },
  show: ShowLink = keep,
): Navigation {
  // All versions are read as version 1.
  from.choice('version', [1]);
  const readShown = (item: UntrustedValue) => readItem(item, show);
  return {
    version: 1,
    // A menu is opened by its id: two menus with the same id would open together.
    items: named(from, 'items', readShown) ?? items,
    account: named(from, 'account', readAccountEntry) ?? account,
  };
}

/** The valid entries of a list. Repeated ids are made unique. */
function named<Entry extends { id: string }>(
  from: UntrustedValue,
  name: string,
  readEntry: (given: UntrustedValue) => Entry | undefined,
): Entry[] | undefined {
  const ids = new Set<string>();
  const readNamed = (each: UntrustedValue) => {
    const entry = readEntry(each);
    if (!entry) return;
    if (ids.has(entry.id)) each.reject?.('id');
    while (ids.has(entry.id)) entry.id += `-${ids.size}`;
    ids.add(entry.id);
    return entry;
  };
  return from.objects(name, readNamed);
}

function readItem(
  from: UntrustedValue,
  show: ShowLink,
): NavigationItem | undefined {
  const isLink = from.read('groups') === undefined;
  return isLink ? readLink(from, show) : readMenu(from, show);
}

function readMenu(
  from: UntrustedValue,
  show: ShowLink,
): NavigationMenu | undefined {
  const id = from.text('id');
  const label = from.text('label');
  const shown = inherited(from, show);
  const readColumn = (group: UntrustedValue) => readGroup(group, shown);
  const groups = from.objects('groups', readColumn);
  const viewAll = from.object('viewAll', (link) => readLink(link, shown));
  const spotlight = from.object('spotlight', (link) =>
    readSpotlight(link, shown),
  );
  if (!label || !groups) return;
  return { id: id ?? label, label, groups, viewAll, spotlight };
}

function readGroup(
  from: UntrustedValue,
  show: ShowLink,
): NavigationGroup | undefined {
  const id = from.text('id');
  const label = from.text('label');
  const shown = inherited(from, show);
  const readEntry = (link: UntrustedValue) => readLink(link, shown);
  const links = from.objects('links', readEntry);
  return links && { id: id ?? label ?? 'group', label, links };
}

/** Gives links the languages of the menu or column around them. */
function inherited(from: UntrustedValue, show: ShowLink): ShowLink {
  const { languages, elsewhere } = readAvailability(from);
  return (link) =>
    show({
      ...link,
      languages: link.languages ?? languages,
      elsewhere: link.elsewhere ?? elsewhere,
    });
}

function readAvailability(from: UntrustedValue): Availability {
  return {
    languages: from.list('languages', readLanguage),
    elsewhere: from.choice('elsewhere', ['hide', 'mark']),
  };
}

/** Of a string instead of a list, the letters are not languages. */
function readLanguage(from: UntrustedValue): string | undefined {
  const name = from.string();
  return name && name.length > 1 ? name : undefined;
}

function readLink(
  from: UntrustedValue,
  show: ShowLink,
): NavigationLink | undefined {
  const target = readTarget(from);
  const more = {
    ...readAvailability(from),
    badge: readBadge(from),
    description: from.text('description'),
  };
  return target && show({ ...target, ...more });
}

/** The properties of every link. `undefined` if it has no label or no valid address. */
function readTarget(from: UntrustedValue): AccountLink | undefined {
  const id = from.text('id');
  const label = from.text('label');
  const href = from.text('href');
  const host = from.read('host');
  const external = from.choice('external', [true, false]);
  const isSafe = href && isSafeHref(href);
  if (href && !isSafe) from.reject?.('href');
  const isOnHost = host === undefined || isHostName(host);
  if (!isOnHost) from.reject?.('host');
  if (!label || !isSafe || !isOnHost) return;
  return { id: id ?? href, label, href, host, external };
}

function readAccountEntry(from: UntrustedValue): AccountEntry | undefined {
  if (from.read('action') === undefined) return readTarget(from);
  const action = from.choice('action', ['logOut']);
  const id = from.text('id');
  const label = from.text('label');
  return action && label ? { id: id ?? 'log-out', label, action } : undefined;
}

function readBadge(from: UntrustedValue): NavigationBadge | undefined {
  return from.read('badge') === 'new'
    ? 'new'
    : from.object('badge', readDatedBadge);
}

function readDatedBadge(from: UntrustedValue): DatedBadge | undefined {
  const kind = from.choice('kind', ['new']);
  const dates = { from: from.read('from'), until: from.read('until') };
  // `badgeAt` treats invalid dates as dates that never come.
  for (const [name, date] of Object.entries(dates)) {
    if (date !== undefined && isNaN(startOf(date))) from.reject?.(name);
  }
  return kind && ({ kind, ...dates } as DatedBadge);
}

function readSpotlight(
  from: UntrustedValue,
  show: ShowLink,
): NavigationSpotlight | undefined {
  const link = readLink(from, show);
  const subtitle = from.text('subtitle');
  const pictures = from.objects('pictures', readPicture);
  return link && { ...link, subtitle, pictures: pictures ?? [] };
}

function readPicture(from: UntrustedValue): NavigationPicture | undefined {
  const folder = from.text('folder');
  const file = from.text('file');
  const extension = from.choice('extension', ['jpg', 'webp', 'png']);
  const alt = from.text('alt');
  return folder && file ? { folder, file, extension, alt } : undefined;
}
