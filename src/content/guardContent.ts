import type { Content } from './content';
import { guardAccount } from './guardAccount';
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
import { directionOf, entries, read, text } from './readSafely';
import { readTarget } from './readTarget';
import type { ShowLink } from './showLink';
import { withUniqueIds } from './withUniqueIds';

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
    navigation: guardNavigationOver(
      read(given, 'navigation'),
      fallback.navigation,
      show,
    ),
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
  // The dropdown's state names a menu by its id: two alike would open together.
  const items = withUniqueIds(
    entries(given, 'items', (item) => readItem(item, show)),
  );
  const account = guardAccount(given);
  return items.length > 0 ? { version: 1, items, account } : null;
}

/** A page team's own menus, and account entries; those of `fallback` where they have none. */
export function guardNavigationOver(
  given: unknown,
  fallback: Navigation,
  show?: ShowLink,
): Navigation {
  const { version, items } = guardNavigation(given, show) ?? fallback;
  return { version, items, account: guardAccount(given) ?? fallback.account };
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
  const target = readTarget(given);
  if (!target) return;
  return show({
    ...target,
    ...readAvailability(given, around),
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
