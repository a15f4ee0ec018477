import { kindOf, lengthOf } from '../../browser/untrustedValue';
import { hostNames } from '../../site/siteConfig';

/** What is expected of properties that have rules of their own. */
const EXPECTED: Record<string, string> = {
  badge: "new or { kind: 'new' }",
  from: 'a day, or a time with its zone',
  host: `one of ${hostNames.join(', ')}`,
  href: 'a path or an http(s), mailto or tel address',
  id: 'unique',
  until: 'a day, or a time with its zone',
};

/** What the header does without a required property. */
const CONSEQUENCES: Record<string, string> = {
  id: 'analytics use its label or address',
  items: 'the default menus are shown',
  locale: 'screen readers may use another language',
  messages: 'the English ones are used',
  navigation: 'the default menus are shown',
  pictures: 'there are none',
  version: 'it is read as version 1',
};

/** Required properties without which their object is left out. */
const NEEDED =
  /^(label|href|host|action|groups|links|kind|from|until|folder|file)$/;

/** What is wrong with a value, and what the header does instead. */
export function describe(
  path: string,
  value: unknown,
  expected: string,
): string {
  const [name = ''] = namesIn(path);
  const what = whatIs(value, EXPECTED[name] ?? expected);
  return `${what}; ${consequenceOf(path) ?? 'it is left out'}`;
}

/** `undefined` for an optional property. */
export function consequenceOf(path: string): string | undefined {
  const [name = '', owner = ''] = namesIn(path);
  if (owner === 'messages') return 'the English one is used';
  if (owner === 'groups' && name === 'label') return;
  if (NEEDED.test(name)) return `the ${nounOf(owner)} is left out`;
  return CONSEQUENCES[name];
}

/** Of `items[0].href`: `href`, then `items`. An entry has no name of its own. */
function namesIn(path: string): string[] {
  const keys = path.split('.').reverse();
  return keys.map((key, at) => key.replace(/\[\d+\]$/, at ? '' : '[]'));
}

/** `groups` → `column` */
function nounOf(owner: string): string {
  if (owner === 'groups') return 'column';
  return /^(links|viewAll|spotlight)$/.test(owner)
    ? 'link'
    : owner.replace('account', 'entry').replace(/s$/, '');
}

function whatIs(value: unknown, expected: string): string {
  const kind = kindOf(value);
  if (kind === 'missing') return 'is missing';
  if (kind === 'unreadable') return 'throws when it is read';
  if (kind === 'text' && !String(value).trim()) return 'is empty';
  if (kind === 'list' && lengthOf(value) === 0) return 'is empty';
  return `is ${nameOf(value)}, not ${expected}`;
}

/** In one line. */
function nameOf(value: unknown): string {
  // Escapes line breaks, and half characters where it cuts the text.
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return kindOf(value) === 'list'
    ? `a list of ${lengthOf(value)}`
    : 'an object';
}
