import { isSafeHref } from '../site/links';
import {
  readProperty,
  textOf,
  UntrustedValue,
} from '../browser/untrustedValue';
import { isHostName } from '../site/siteConfig';
import type { Content, Messages } from './content';
import {
  type AccountEntry,
  type AccountLink,
  type Navigation,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  type NavigationMenu,
  type NavigationPicture,
  type NavigationPlainLink,
  type NavigationSpotlight,
} from './navigation';

/**
 * Returns content that is safe to render. Invalid entries are left out, and
 * missing words come from `fallback` (behaviour C3). Never throws.
 */
export function sanitizeContent(content: unknown, fallback: Content): Content {
  return readContent(new UntrustedValue(content), fallback);
}

/**
 * Returns menus that are safe to render, without invalid entries, or `null` if
 * none are left. Never throws.
 */
export function sanitizeNavigation(given: unknown): Navigation | null {
  const navigation = readNavigation(new UntrustedValue(given));
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
export function readContent(from: UntrustedValue, fallback: Content): Content {
  const messages = { ...fallback.messages };
  const readMessages = (words: UntrustedValue) => {
    for (const name of Object.keys(messages) as (keyof Messages)[]) {
      messages[name] = words.text(name) ?? messages[name];
    }
  };
  const readMenus = (menus: UntrustedValue) =>
    readNavigation(menus, fallback.navigation);
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
): Navigation {
  // All versions are read as version 1.
  from.choice('version', [1]);
  return {
    version: 1,
    items: from.list('items', readItem) ?? items,
    account: from.list('account', readAccountEntry) ?? account,
  };
}

function readItem(from: UntrustedValue): NavigationItem | undefined {
  return from.read('groups') === undefined
    ? readPlainLink(from)
    : readMenu(from);
}

function readMenu(from: UntrustedValue): NavigationMenu | undefined {
  const id = from.text('id');
  const label = from.text('label');
  const groups = from.list('groups', readGroup);
  const viewAll = from.object('viewAll', readPlainLink);
  const spotlight = from.object('spotlight', readSpotlight);
  if (!label || !groups) return;
  return {
    id: id ?? label,
    label,
    groups,
    viewAll,
    spotlight,
  };
}

function readGroup(from: UntrustedValue): NavigationGroup | undefined {
  const id = from.text('id');
  const label = from.text('label');
  // It is shown beside the label.
  const description = label && from.text('description');
  const links = from.list('links', readLink);
  return links && { id: id ?? label ?? 'group', label, description, links };
}

function readLink(from: UntrustedValue): NavigationLink | undefined {
  const link = readPlainLink(from);
  const badge = from.choice('badge', ['new']);
  const description = from.text('description');
  return link && { ...link, badge, description };
}

function readPlainLink(from: UntrustedValue): NavigationPlainLink | undefined {
  const target = readTarget(from);
  const language = from.text('language');
  return target && { ...target, language };
}

/** The properties of every link. `undefined` if it has no label or no valid address. */
function readTarget(from: UntrustedValue): AccountLink | undefined {
  const id = from.text('id');
  const label = from.text('label');
  const href = from.text('href');
  const host = from.read('host');
  const external = from.choice('external', [true, false]);
  const isSafe = href && isSafeHref(href);
  if (href && !isSafe) from.reject('href');
  const isOnHost = host === undefined || isHostName(host);
  if (!isOnHost) from.reject('host');
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

function readSpotlight(from: UntrustedValue): NavigationSpotlight | undefined {
  const link = readPlainLink(from);
  const description = from.text('description');
  const subtitle = from.text('subtitle');
  const pictures = from.list('pictures', readPicture) ?? [];
  return link && { ...link, description, subtitle, pictures };
}

function readPicture(from: UntrustedValue): NavigationPicture | undefined {
  const folder = from.text('folder');
  const file = from.text('file');
  const extension = from.choice('extension', ['jpg', 'webp', 'png']);
  const alt = from.text('alt');
  return folder && file ? { folder, file, extension, alt } : undefined;
}
