import {
  isGiven,
  list,
  object,
  oneOf,
  or,
  readProperty,
  reject,
  text,
  textOf,
  type Read,
  type Shape,
} from '../browser/untrustedValue';
import { isSafeHref } from '../site/links';
import { hostNames } from '../site/siteConfig';
import type { Content, Messages } from './content';
import { en } from './locales/en';
import type {
  AccountLink,
  AccountLogOut,
  Navigation,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationPlainLink,
  NavigationSpotlight,
} from './navigation';

/**
 * Returns content that is safe to render. Invalid entries are left out, and
 * missing words come from `fallback` (behaviour C3). Never throws.
 */
export function sanitizeContent(given: unknown, fallback: Content): Content {
  const found = readContent(given, { path: '' });
  return {
    ...fallback,
    ...found,
    messages: { ...fallback.messages, ...found?.messages },
    navigation: { ...fallback.navigation, ...found?.navigation },
  };
}

/**
 * Returns menus that are safe to render, without invalid entries, or `null` if
 * none are left. Never throws.
 */
export function sanitizeNavigation(given: unknown): Navigation | null {
  const found = readNavigation(given, { path: '' });
  return found?.items ? { ...found, version: 1 } : null;
}

/** One message of the content, or `undefined` if it is missing. */
export function messageOf(
  content: unknown,
  name: keyof Messages,
): string | undefined {
  return textOf(readProperty(readProperty(content, 'messages'), name));
}

/** Reads an entry. Its default id is its address or its label. */
/* @__NO_SIDE_EFFECTS__ */
function entry<T extends { label?: string | undefined; href?: string }>(
  shape: Shape<T>,
): Read<T> {
  const read = object(shape);
  return (value, place) => {
    const found = read(value, place);
    const id = found?.href ?? found?.label ?? 'group';
    return found && { id, ...found };
  };
}

/** Reads an entry of two kinds, of which only the first has this property. */
/* @__NO_SIDE_EFFECTS__ */
function either<One extends object, Other extends object>(
  name: string,
  shape: Shape<One>,
  otherShape: Shape<Other>,
): Read<One | Other> {
  const read = entry(shape);
  const absent = () => undefined;
  const readOther = entry<Other>({ [name]: [absent], ...otherShape });
  return (value, place) =>
    isGiven(readProperty(value, name))
      ? read(value, place)
      : readOther(value, place);
}

const safeHref: Read<string> = (value, place) => {
  const href = textOf(value);
  const expected = 'a path or an http(s), mailto or tel address';
  return isSafeHref(href) ? href : reject(value, place, expected);
};

/** The menus and account entries. All versions are read as version 1. */
// In a function: bundlers keep objects that are spread at the top level, also
// for code that reads no content.
/* @__NO_SIDE_EFFECTS__ */
function navigationReader(): Read<Navigation> {
  const accountLink: Shape<AccountLink> = {
    id: [text, 'default'],
    label: [text, 'required'],
    href: [safeHref, 'required'],
    host: [oneOf(...hostNames), 'entry'],
    external: [oneOf(true, false)],
  };

  const logOut: Shape<AccountLogOut> = {
    action: [oneOf('logOut'), 'required'],
    id: [or(text, 'log-out'), 'default'],
    label: [text, 'required'],
  };

  const plainLink: Shape<NavigationPlainLink> = {
    ...accountLink,
    language: [text],
  };

  const link: Shape<NavigationLink> = {
    ...plainLink,
    badge: [oneOf('new')],
    description: [text],
  };

  const picture: Shape<NavigationPicture> = {
    folder: [text, 'required'],
    file: [text, 'required'],
    extension: [oneOf('jpg', 'webp', 'png')],
    alt: [text],
  };

  const spotlight: Shape<NavigationSpotlight> = {
    ...plainLink,
    description: [text],
    subtitle: [text],
    pictures: [or(list(object(picture)), []), 'default'],
  };

  const unnamedGroup: Shape<Omit<NavigationGroup, 'description'>> = {
    id: [text, 'default'],
    label: [text],
    links: [list(entry(link)), 'required'],
  };

  /** Its description is beside its label. */
  const group: Shape<NavigationGroup> = {
    ...unnamedGroup,
    description: [text],
  };

  const menu: Shape<NavigationMenu> = {
    groups: [list(either('label', group, unnamedGroup)), 'required'],
    id: [text, 'default'],
    label: [text, 'required'],
    viewAll: [entry(plainLink)],
    spotlight: [entry(spotlight)],
  };

  return object<Navigation>({
    version: [oneOf(1), 'default'],
    items: [list(either('groups', menu, plainLink)), 'default'],
    account: [list(either('action', logOut, accountLink))],
  });
}

export const readNavigation = navigationReader();

/** All words. Their names are those of the English ones. */
const readMessages: Read<Messages> = (value, place) => {
  const names = Object.keys(en.messages);
  const fields = names.map((name) => [name, [text, 'English']]);
  return object(Object.fromEntries(fields) as Shape<Messages>)(value, place);
};

export const readContent = object<Content>({
  locale: [text, 'default'],
  direction: [oneOf('ltr', 'rtl')],
  messages: [readMessages, 'default'],
  navigation: [readNavigation, 'default'],
});
