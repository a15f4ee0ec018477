import { isSafeHref } from '../core/links';
import { isHostName } from '../core/site';
import type { Content } from './content';
import type { Messages } from './messages';
import type {
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
import type { ShowLink } from './showLink';
import { directionOf, entries, read, text } from './readSafely';

/**
 * Content as the header may draw it: what is good stays, what is bad is left
 * out or taken from `fallback`. Reads each place once, down to a fixed depth,
 * so that neither getters nor cycles reach a component.
 *
 * @param show leaves out more links, or changes them. @default nothing
 */
export function guardContent(
  given: unknown,
  fallback: Content,
  show?: ShowLink,
): Content {
  return {
    locale: localeOf(given) ?? fallback.locale,
    direction: directionOf(given) ?? fallback.direction,
    messages: guardMessages(read(given, 'messages'), fallback.messages),
    navigation:
      guardNavigation(read(given, 'navigation'), show) ?? fallback.navigation,
  };
}

/** The locale that content says it is in; `null` where it says none. */
export function localeOf(content: unknown): string | null {
  return text(content, 'locale') ?? null;
}

/** Each message that is a text; the fallback's for the others. */
export function guardMessages(given: unknown, fallback: Messages): Messages {
  const guarded = { ...fallback };
  for (const name of Object.keys(fallback) as (keyof Messages)[]) {
    guarded[name] = text(given, name) ?? fallback[name];
  }
  return guarded;
}

/** One message of content; `undefined` where it has none. */
export function messageOf(
  content: unknown,
  name: keyof Messages,
): string | undefined {
  return text(read(content, 'messages'), name);
}

/**
 * A page team's own menus; `null` where nothing of them can be shown. What a
 * menu or a column says of languages is said of each of its links.
 *
 * @param show leaves out more, or changes it. @default nothing
 */
export function guardNavigation(
  given: unknown,
  show: ShowLink = (link) => link,
): Navigation | null {
  const items = withUniqueIds(
    entries(given, 'items', (item) => readItem(item, show)),
  );
  return items.length > 0 ? { version: 1, items } : null;
}

function readItem(given: unknown, show: ShowLink): NavigationItem | undefined {
  if (read(given, 'groups') === undefined) return readLink(given, show);
  const label = text(given, 'label');
  const available = readAvailability(given);
  const groups = entries(given, 'groups', (group) =>
    readGroup(group, show, available),
  );
  if (label === undefined || groups.length === 0) return undefined;
  return {
    id: text(given, 'id') ?? label,
    label,
    groups,
    viewAll: readLink(read(given, 'viewAll'), show, available),
    spotlight: readSpotlight(read(given, 'spotlight'), show, available),
  };
}

/** The dropdown's state names a menu by its id: two alike would open together. */
function withUniqueIds(items: NavigationItem[]): NavigationItem[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    const id = seen.has(item.id) ? `${item.id}-${index}` : item.id;
    seen.add(id);
    return { ...item, id };
  });
}

function readGroup(
  given: unknown,
  show: ShowLink,
  around: Availability,
): NavigationGroup | undefined {
  const available = readAvailability(given, around);
  const links = entries(given, 'links', (link) =>
    readLink(link, show, available),
  );
  const label = text(given, 'label');
  const id = text(given, 'id') ?? label ?? 'group';
  return links.length > 0 ? { id, label, links } : undefined;
}

function readLink(
  given: unknown,
  show: ShowLink,
  around?: Availability,
): NavigationLink | undefined {
  const label = text(given, 'label');
  const href = text(given, 'href');
  const host = read(given, 'host');
  if (label === undefined || href === undefined || !isSafeHref(href)) return;
  if (host !== undefined && !isHostName(host)) return;
  return show({
    id: text(given, 'id') ?? href,
    label,
    href,
    host,
    ...readAvailability(given, around),
    external: read(given, 'external') === true || undefined,
    badge: readBadge(read(given, 'badge')),
    description: text(given, 'description'),
  });
}

/** What is not said here is said around it. */
function readAvailability(
  given: unknown,
  around: Availability = {},
): Availability {
  const languages = entries(given, 'languages', (name) =>
    // The letters of a text are no languages.
    typeof name === 'string' && name.length > 1 ? name : undefined,
  );
  return {
    languages: languages[0] ? languages : around.languages,
    // Whatever is not `mark` hides.
    elsewhere:
      (text(given, 'elsewhere') as Availability['elsewhere']) ??
      around.elsewhere,
  };
}

function readBadge(badge: unknown): NavigationBadge | undefined {
  if (badge === 'new') return badge;
  if (read(badge, 'kind') !== 'new') return;
  // `badgeAt` takes dates that are none for dates that never come.
  return {
    kind: 'new',
    from: read(badge, 'from'),
    until: read(badge, 'until'),
  } as DatedBadge;
}

function readSpotlight(
  given: unknown,
  show: ShowLink,
  around: Availability,
): NavigationSpotlight | undefined {
  const link = readLink(given, show, around);
  return (
    link && {
      ...link,
      subtitle: text(given, 'subtitle'),
      pictures: entries(given, 'pictures', readPicture),
    }
  );
}

function readPicture(given: unknown): NavigationPicture | undefined {
  const folder = text(given, 'folder');
  const file = text(given, 'file');
  const extension = read(given, 'extension');
  if (folder === undefined || file === undefined) return;
  return {
    folder,
    file,
    extension:
      extension === 'webp' || extension === 'png' ? extension : undefined,
    alt: text(given, 'alt'),
  };
}
