import { isSafeHref } from '../core/links';
import { isHostName } from '../core/site';
import type { Content } from './content';
import type { Messages } from './messages';
import type {
  Navigation,
  NavigationGroup,
  NavigationItem,
  NavigationLink,
} from './navigation';

/**
 * Content as the header may draw it: what is good stays, what is bad is left
 * out or taken from `fallback`. Reads each place once, down to a fixed depth,
 * so that neither getters nor cycles reach a component.
 */
export function guardContent(given: unknown, fallback: Content): Content {
  const content = record(given);
  const direction = read(content, 'direction');
  const items = readItems(read(record(read(content, 'navigation')), 'items'));
  return {
    locale: localeOf(given) ?? fallback.locale,
    direction:
      direction === 'rtl' || direction === 'ltr'
        ? direction
        : fallback.direction,
    messages: guardMessages(read(content, 'messages'), fallback.messages),
    navigation: items.length > 0 ? { version: 1, items } : fallback.navigation,
  };
}

/** The locale that content says it is in; `null` where it says none. */
export function localeOf(content: unknown): string | null {
  return text(read(record(content), 'locale'));
}

/** Each message that is a text; the fallback's for the others. */
export function guardMessages(given: unknown, fallback: Messages): Messages {
  const messages = record(given);
  const guarded = { ...fallback };
  for (const name of Object.keys(fallback) as (keyof Messages)[]) {
    guarded[name] = text(read(messages, name)) ?? fallback[name];
  }
  return guarded;
}

/** A page team's own menus; `null` where nothing of them can be shown. */
export function guardNavigation(given: unknown): Navigation | null {
  const items = readItems(read(record(given), 'items'));
  return items.length > 0 ? { version: 1, items } : null;
}

function readItems(given: unknown): NavigationItem[] {
  return withUniqueIds(list(given).flatMap(readItem));
}

function readItem(item: unknown): NavigationItem[] {
  const menu = record(item);
  const groups = read(menu, 'groups');
  if (groups === undefined) return readLinks([item]);
  const label = text(read(menu, 'label'));
  const good = list(groups).flatMap(readGroup);
  const [viewAll] = readLinks([read(menu, 'viewAll')]);
  if (label === null || good.length === 0) return [];
  const id = text(read(menu, 'id')) ?? label;
  return [{ id, label, groups: good, viewAll }];
}

/** The dropdown's state names a menu by its id: two alike would open together. */
function withUniqueIds(items: NavigationItem[]): NavigationItem[] {
  const first = (id: string) => items.findIndex((item) => item.id === id);
  return items.map((item, index) =>
    first(item.id) === index ? item : { ...item, id: `${item.id}-${index}` },
  );
}

function readGroup(given: unknown): NavigationGroup[] {
  const group = record(given);
  const links = readLinks(list(read(group, 'links')));
  const label = text(read(group, 'label'));
  if (label === null || links.length === 0) return [];
  return [{ id: text(read(group, 'id')) ?? label, label, links }];
}

function readLinks(given: unknown[]): NavigationLink[] {
  return given.flatMap((entry): NavigationLink[] => {
    const link = record(entry);
    const label = text(read(link, 'label'));
    const href = text(read(link, 'href'));
    const host = read(link, 'host');
    if (label === null || href === null || !isSafeHref(href)) return [];
    if (host !== undefined && !isHostName(host)) return [];
    return [
      {
        id: text(read(link, 'id')) ?? href,
        label,
        href,
        host: isHostName(host) ? host : undefined,
        external: read(link, 'external') === true || undefined,
        badge: read(link, 'badge') === 'new' ? 'new' : undefined,
      },
    ];
  });
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function read(from: object, name: string): unknown {
  try {
    return (from as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}
