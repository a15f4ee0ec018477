import {
  readProperty,
  textOf,
  UntrustedValue,
} from '../browser/untrustedValue';
import { isSafeHref } from '../site/links';
import { hostNames } from '../site/siteConfig';
import type { Content, Messages } from './content';
import type { Navigation } from './navigation';

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
      messages[name] = words.text(name, 'English') ?? messages[name];
    }
  };
  const readMenus = (menus: UntrustedValue) =>
    readNavigation(menus, fallback.navigation);
  from.object('messages', readMessages, 'default');
  return {
    locale: from.text('locale', 'default') ?? fallback.locale,
    direction: from.choice('direction', ['ltr', 'rtl']) ?? fallback.direction,
    messages,
    navigation:
      from.object('navigation', readMenus, 'default') ?? fallback.navigation,
  };
}

/** Reads menus and account entries, each from `fallback` if none are valid. */
export function readNavigation(
  from: UntrustedValue,
  { items, account }: Navigation = { version: 1, items: [] },
): Navigation {
  // All versions are read as version 1.
  from.choice('version', [1], 'default');
  return {
    version: 1,
    items: from.list('items', readItem, 'default') ?? items,
    account: from.list('account', readAccountEntry) ?? account,
  };
}

const readItem = (from: UntrustedValue) =>
  from.read('groups') === undefined ? readPlainLink(from) : readMenu(from);

function readMenu(from: UntrustedValue) {
  const id = from.text('id', 'default');
  const label = from.text('label', 'entry');
  return {
    id: id ?? label,
    label,
    groups: from.list('groups', readGroup, 'entry'),
    viewAll: from.object('viewAll', readPlainLink),
    spotlight: from.object('spotlight', readSpotlight),
  };
}

function readGroup(from: UntrustedValue) {
  const id = from.text('id', 'default');
  const label = from.text('label');
  return {
    id: id ?? label ?? 'group',
    label,
    // It is shown beside the label.
    description: label && from.text('description'),
    links: from.list('links', readLink, 'entry'),
  };
}

const readLink = (from: UntrustedValue) => ({
  ...readPlainLink(from),
  badge: from.choice('badge', ['new']),
  description: from.text('description'),
});

const readPlainLink = (from: UntrustedValue) => ({
  ...readTarget(from),
  language: from.text('language'),
});

/** The properties of every link. */
function readTarget(from: UntrustedValue) {
  const id = from.text('id', 'default');
  const label = from.text('label', 'entry');
  const address = 'a path or an http(s), mailto or tel address';
  const href = from.parse('href', safeHref, address, 'entry');
  const isHere = from.read('host') === undefined;
  return {
    id: id ?? href,
    label,
    href,
    host: isHere ? undefined : from.choice('host', hostNames, 'entry'),
    external: from.choice('external', [true, false]),
  };
}

function safeHref(given: unknown): string | undefined {
  const href = textOf(given);
  return isSafeHref(href) ? href : undefined;
}

function readAccountEntry(from: UntrustedValue) {
  if (from.read('action') === undefined) return readTarget(from);
  const action = from.choice('action', ['logOut'], 'entry');
  const id = from.text('id', 'default') ?? 'log-out';
  return { id, label: from.text('label', 'entry'), action };
}

const readSpotlight = (from: UntrustedValue) => ({
  ...readPlainLink(from),
  description: from.text('description'),
  subtitle: from.text('subtitle'),
  pictures: from.list('pictures', readPicture, 'default') ?? [],
});

const readPicture = (from: UntrustedValue) => ({
  folder: from.text('folder', 'entry'),
  file: from.text('file', 'entry'),
  extension: from.choice('extension', ['jpg', 'webp', 'png']),
  alt: from.text('alt'),
});
