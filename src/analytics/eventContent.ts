import { parseQuery, withoutSlash } from '../browser/urls';
import {
  findLanguage,
  splitPath,
  type LanguageSite,
  type LanguageSites,
} from '../site/language';
import type { EventContext, LintelEventTypes } from './trackEvent';
import { warnAboutInput } from './warnings';

/** The maximum length of a string in an event. A beacon is limited to 64 KB. */
const MAX_CHARACTERS = 2_000;

type EventType = [action: string, objectType: string, actor?: 'system'];

const EVENT_TYPES: Record<keyof LintelEventTypes, EventType> = {
  land: ['land', 'page'],
  'view page': ['view', 'page'],
  'view section': ['view', 'section'],
  unload: ['unload', 'page'],
  click: ['click', 'button'],
  'click link': ['click', 'link'],
  input: ['input', 'field'],
  select: ['select', 'option'],
  'system change': ['change', 'system', 'system'],
  'open tooltip': ['open', 'tooltip'],
  'join-circle click': ['click', 'join-circle'],
  'open locale menu': ['open', 'locale-menu'],
  'mobile account assignment': ['assignment', 'mobile-account'],
  'A/B test assignments': ['assignments', 'A/B-test', 'system'],
};

type Plain = string | number | boolean | null;

/** The part of an event that its sender sets. */
interface EventContent {
  type: string;
  /** The fields of `LintelEventFields`, each a string or `null`. */
  fields: Record<string, string | null>;
  /** All other fields, or `null` if there are none. */
  custom: Record<string, Plain> | null;
}

/**
 * Reads an event of any type. Fields of a wrong type, and fields that a
 * documented type does not have, are left out, with a warning (behaviour T9).
 * Returns `null` if it is not an event, also with a warning.
 *
 * @param allowed query parameters to keep in `destination_url`
 */
export function readEvent(
  event: unknown,
  allowed: readonly string[],
): EventContent | null {
  const { type, ...others } = plainFields(event);
  if (typeof type !== 'string' || !type) {
    warnAboutInput('event without a type; not sent.');
    return null;
  }
  const documented = documentedType(type);
  const [action, object_type, actor = 'user'] = documented ?? ownType(type);
  const fields: EventContent['fields'] = {
    actor,
    action,
    object_type,
    object_identifier: null,
    object_display_name: null,
    object_value: null,
    destination_url: null,
    product_section: 'page',
    product_page: 'www',
    product_area: null,
  };
  const hasCustom = !documented || type === 'A/B test assignments';
  const custom: Record<string, Plain> = {};
  for (const [name, value] of Object.entries(others)) {
    if (Object.hasOwn(fields, name)) {
      fields[name] = readString(name, value, fields[name]!);
    } else if (hasCustom) custom[name] = value;
    else {
      warnAboutInput(
        `event field ${name} is not a field of "${type}"; left out. Add a type of your own to the events of Register.`,
      );
    }
  }
  const { destination_url: url } = fields;
  if (url) {
    const [, hash] = /(#.*)/s.exec(url) ?? [];
    fields.destination_url =
      scrubUrl(url, allowed) +
      (hash ? `#${scrubValue(hash.slice(1), allowed)}` : '');
  }
  const isCustom = Object.keys(custom).length > 0;
  return { type, fields, custom: isCustom ? custom : null };
}

/** A string, or its default. Other values are left out, with a warning. */
function readString(
  name: string,
  value: unknown,
  preset: string | null,
): string | null {
  if (typeof value === 'string') return value;
  if (value !== undefined && value !== preset) leaveOut(name);
  return preset;
}

/** The strings, numbers, booleans and `null` values of an object. */
function plainFields(event: unknown): Record<string, Plain> {
  const fields: Record<string, Plain> = {};
  for (const [name, value] of Object.entries((event ?? {}) as object)) {
    if (isPlain(value)) fields[name] = truncated(value);
    else if (value !== undefined) leaveOut(name);
  }
  return fields;
}

function isPlain(value: unknown): value is Plain {
  return value === null || /string|number|boolean/.test(typeof value);
}

/** Without half of a character that needs two code units. */
function truncated(value: Plain): Plain {
  if (typeof value !== 'string') return value;
  return value.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}

function leaveOut(name: string): void {
  warnAboutInput(`event field ${name} has a wrong type; left out.`);
}

function documentedType(type: string): EventType | undefined {
  return Object.hasOwn(EVENT_TYPES, type)
    ? EVENT_TYPES[type as keyof LintelEventTypes]
    : undefined;
}

/** A type that a team has added is read as an action and its object. */
function ownType(type: string): EventType {
  const [action = '', ...object] = type.split(' ');
  return [action, object.join('-') || 'page'];
}

/** Query parameters that the landing request includes. */
export const CARRIED_PARAMETERS = [
  'campaign',
  'subcampaign',
  'variation',
  'mkwid',
  'gclid',
  'channel',
  'subchannel',
  'source',
];

/**
 * An address without its hash, login and query parameters that may hold personal
 * data. `utm_*` and the allowed parameters stay.
 */
export function scrubUrl(url: string, allowed: readonly string[]): string {
  const [, address = '', query = ''] = /^([^?#]*)\??([^?#]*)/.exec(url) ?? [];
  const kept = scrubQuery(query, allowed);
  const bare = address.replace(LOGIN, '$1');
  return kept ? `${bare}?${kept}` : bare;
}

/** The `user:password@` of an address, after what comes before it. */
const LOGIN = /^([a-z][a-z\d+.-]*:[\\/]+|[\\/]{2})[^\\/]*@/i;

/**
 * The `utm_*` and the allowed parameters of a query, without the question mark.
 */
export function scrubQuery(query: string, allowed: readonly string[]): string {
  const kept = [...parseQuery(query)]
    .filter(([name]) => name.startsWith('utm_') || allowed.includes(name))
    .map(([name, value]) => [name, scrubValue(value, allowed)]);
  return new URLSearchParams(kept).toString();
}

/** What begins like an address, or has a query. */
const ADDRESS = /^\s*([\\/]|[a-z][a-z\d+.-]*:)|[?#].*=/i;

/** An address inside an address, which may be encoded, follows the same rule. */
function scrubValue(value: string, allowed: readonly string[]): string {
  const plain = withoutEscapes(value);
  return ADDRESS.test(plain) ? scrubUrl(plain, allowed) : value;
}

/** Without escapes of ASCII characters, however often they are encoded. */
function withoutEscapes(text: string): string {
  const next = text.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return next === text ? text : withoutEscapes(next);
}

/**
 * Embedded pages. Their last word is a segment of the path below the first word,
 * or a key of the query.
 */
const EMBEDDED_PAGES = [
  '/templates/embedded/change-parking-page',
  '/templates/embedded/template-switcher',
  '/start/starting-points',
];

/**
 * The locale of an event's page whose path names another language than the page
 * has shown so far. A router changes the address first, and the rest of the page
 * later.
 */
export function localeOf<Shown extends string | undefined>(
  { url, base }: EventContext,
  shown: Shown,
  languages: LanguageSites,
): Shown | string {
  const { language } = splitPath(new URL(url).pathname, { languages, base });
  const own = languages.find(({ path }) => path === language);
  const last = findLanguage(shown, languages);
  if (!own || last === own) return shown;
  // `<html lang>` may be the code.
  return shown === last?.code ? own.code : own.locale;
}

/**
 * The page's path for analytics, without a leading language and a final slash,
 * so that a page has one path in all languages (behaviour T11).
 *
 * @param languages whose paths, codes and locales, such as `pt` and `pt-BR`, a
 *   path may begin with
 * @param context.page the page's name, if you set one. It overrides the path.
 * @param context.base the app's base path, which comes before the language's
 */
export function analyticsPath(
  { pathname, search }: URL,
  languages: LanguageSites,
  { page, base }: Pick<EventContext, 'page' | 'base'> = {},
): string {
  const name = readString('page_path', page, null);
  if (name !== null) {
    return name === 'homepage'
      ? '/'
      : withoutSlash(`/${name.replace(/^\/+/, '')}`);
  }
  const path = withoutLanguage(pathname, languages, base) || '/';
  return embeddedPath(path, search) ?? withoutSlash(path);
}

function withoutLanguage(
  pathname: string,
  languages: LanguageSites,
  base?: string,
): string {
  const parts = splitPath(pathname, { languages, base });
  if (parts.language) return parts.base + parts.page;
  const [, first = ''] = pathname.split('/');
  const isLanguage = languages
    .flatMap(languageTags)
    .some((tag) => tag.toLowerCase() === first.toLowerCase());
  return isLanguage ? pathname.slice(first.length + 1) : pathname;
}

/** Segments that a path in this language may begin with: `pt`, `pt-BR`. */
function languageTags({ code, locale }: LanguageSite): string[] {
  return [code, locale, locale.split('-')[0]!];
}

function embeddedPath(path: string, search: string): string | undefined {
  const [, first, ...segments] = path.split('/');
  const names = [...segments, ...parseQuery(search).keys()];
  return EMBEDDED_PAGES.find(
    (page) =>
      page.startsWith(`/${first}/`) && names.includes(page.replace(/.*\//, '')),
  );
}
