import {
  isGiven,
  list,
  object,
  oneOf,
  or,
  readProperty,
  reject,
  size,
  text,
  textOf,
  type Read,
  type Shape,
} from '../browser/untrustedValue';
import { sayOnce } from '../browser/report';
import { parseUrl, readAddress, readHref, UNKNOWN_SITE } from '../browser/urls';
import { hostNames } from '../site/siteConfig';
import type { LintelContent, LintelMessages } from './content';
import { en } from './locales/en';
import type {
  AccountLink,
  AccountLogOut,
  LintelNavigation,
  NavigationGroup,
  NavigationIcon,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationPictureByAddress,
  NavigationPlainLink,
  NavigationSpotlight,
} from './navigation';

/**
 * Returns content that is safe to render. Invalid entries are left out, and
 * missing words come from `fallback` (behaviour C3). So do the menus, but only
 * if there are none: they are another site's (behaviour C8). Never throws.
 */
export function sanitizeContent(
  given: unknown,
  fallback: LintelContent,
): LintelContent {
  const found = readContent(given, { path: '' });
  const noItems = readProperty(given, 'navigation') != null && { items: [] };
  return {
    ...fallback,
    ...found,
    messages: { ...fallback.messages, ...found?.messages },
    navigation: { ...fallback.navigation, ...noItems, ...found?.navigation },
  };
}

/**
 * Returns menus that are safe to render, without invalid entries: perhaps none.
 * Never throws.
 */
export function sanitizeNavigation(given: unknown): LintelNavigation {
  return { version: 1, items: [], ...readNavigation(given, { path: '' }) };
}

/** Prints, in production too, that none of the given menus is valid (behaviour C8). */
export function reportLostMenus(given: unknown, source?: string): void {
  if (readNavigation(given, { path: '' })?.items) return;
  const name = source ? `${source}: navigation` : 'navigation';
  const text = `Lintel: ${name} has no valid item; the bar has no menus. Check it with validateNavigation().`;
  sayOnce(text, console.error, text);
}

/** One message of the content, or `undefined` if it is missing. */
export function messageOf(
  content: unknown,
  name: keyof LintelMessages,
): string | undefined {
  return textOf(readProperty(readProperty(content, 'messages'), name));
}

/** Reads an entry. Its default id is its address or its label. */
/* @__NO_SIDE_EFFECTS__ */
function entry<T extends { label?: string; href?: string }>(
  read: Read<T>,
): Read<T> {
  return (value, place) => {
    const found = read(value, place);
    const id = found?.href ?? found?.label ?? 'group';
    return found && { id, ...found };
  };
}

/** Reads an object of two kinds, of which only the first has this property. */
/* @__NO_SIDE_EFFECTS__ */
function either<One extends object, Other extends object>(
  name: string,
  shape: Shape<One>,
  otherShape: Shape<Other>,
): Read<One | Other> {
  const read = object(shape);
  const absent = () => undefined;
  const readOther = object<Other>({ [name]: [absent], ...otherShape });
  return (value, place) =>
    isGiven(readProperty(value, name))
      ? read(value, place)
      : readOther(value, place);
}

const safeHref: Read<string> = (value, place) => {
  const expected = 'a /path or an http(s), mailto or tel address';
  return readHref(value) ?? reject(value, place, expected);
};

/** The address of a picture. A browser runs no script in it. */
const pictureSrc: Read<string> = (value, place) => {
  const src = readAddress(value);
  const url = src && parseUrl(src, UNKNOWN_SITE);
  return url && /^(https?:|data:image\/)/.test(url.href)
    ? src
    : reject(value, place, 'a path or an http(s) or data:image/ address');
};

/** A group's label is no link if its host is invalid: it would lead elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
function withoutLostLink(read: Read<NavigationGroup>): Read<NavigationGroup> {
  return (value, place) => {
    const found = read(value, place);
    const isLost = !found?.host && isGiven(readProperty(value, 'host'));
    if (isLost) delete found?.href;
    return found;
  };
}

/** The menus and account entries. All versions are read as version 1. */
// In a function: bundlers keep objects that are spread at the top level, also
// for code that reads no content.
/* @__NO_SIDE_EFFECTS__ */
function navigationReader(): Read<LintelNavigation> {
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

  const icon: Shape<NavigationIcon> = {
    src: [pictureSrc, 'required'],
    mask: [oneOf(true, false)],
  };

  const link: Shape<NavigationLink> = {
    ...plainLink,
    badge: [oneOf('new')],
    description: [text],
    icon: [object(icon)],
  };

  const picture: Shape<NavigationPicture> = {
    folder: [text, 'required'],
    file: [text, 'required'],
    extension: [oneOf('jpg', 'webp', 'png')],
    alt: [text],
  };

  const pictureByAddress: Shape<NavigationPictureByAddress> = {
    src: [pictureSrc, 'required'],
    width: [size, 'default'],
    height: [size, 'default'],
    alt: [text],
    srcSet: [text],
    sizes: [text],
  };

  const spotlight: Shape<NavigationSpotlight> = {
    ...plainLink,
    description: [text],
    subtitle: [text],
    pictures: [
      or(list(either('src', pictureByAddress, picture)), []),
      'default',
    ],
  };

  const unnamedGroup: Shape<Pick<NavigationGroup, 'id' | 'label' | 'links'>> = {
    id: [text, 'default'],
    label: [text],
    links: [list(entry(object(link))), 'required'],
  };

  /** Its label may be a link, and its description is beside it. */
  const group: Shape<NavigationGroup> = {
    ...unnamedGroup,
    description: [text],
    href: [safeHref, 'link'],
    host: [oneOf(...hostNames), 'link'],
    external: [oneOf(true, false)],
    language: [text],
  };

  const menu: Shape<NavigationMenu> = {
    groups: [
      list(entry(withoutLostLink(either('label', group, unnamedGroup)))),
      'required',
    ],
    id: [text, 'default'],
    label: [text, 'required'],
    viewAll: [entry(object(plainLink))],
    spotlight: [entry(object(spotlight))],
  };

  const items = list(entry(either('groups', menu, plainLink)));
  // A header without menus.
  const isNone = (value: unknown) => Array.isArray(value) && !isGiven(value);
  // Without a valid entry, `resolveContent` adds Log Out alone.
  const entries = or(list(entry(either('action', logOut, accountLink))), []);

  return object<LintelNavigation>({
    version: [oneOf(1), 'default'],
    items: [(value, at) => (isNone(value) ? [] : items(value, at)), 'menus'],
    account: [(value, at) => (isGiven(value) ? entries(value, at) : undefined)],
  });
}

export const readNavigation = navigationReader();

/** All words. Their names are those of the English ones. */
const readMessages: Read<LintelMessages> = (value, place) => {
  const names = Object.keys(en.messages);
  const fields = names.map((name) => [name, [text, 'English']]);
  return object(Object.fromEntries(fields) as Shape<LintelMessages>)(
    value,
    place,
  );
};

export const readContent = object<LintelContent>({
  locale: [text, 'default'],
  direction: [oneOf('ltr', 'rtl')],
  messages: [readMessages, 'default'],
  navigation: [readNavigation, 'default'],
});
