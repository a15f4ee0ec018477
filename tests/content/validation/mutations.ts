import {
  deepFreeze,
  hostileProxy,
  revokedProxy,
  throwAt,
  wrongTypes,
} from '../hostileValues';
import type { Place } from './badContents';

/** A way to break a place. */
export interface Mutation {
  title: string;
  kind: Place['kind'];
  severity: 'error' | 'warning';
  /** The places it applies to; all of its kind by default. */
  where?: (place: Place, first: Place) => boolean;
  /**
   * Breaks the place. Returns the path below it that the validator must report.
   */
  spoil: (place: Place, content: unknown, first: Place) => string;
}

type Kind = Mutation['kind'];

function change(kind: Kind, title: string, spoil: Mutation['spoil']): Mutation {
  return { kind, title: `${kind} with ${title}`, severity: 'error', spoil };
}

function put(
  kind: Kind,
  key: string,
  title: string,
  value: unknown,
  severity: Mutation['severity'] = 'error',
): Mutation {
  const mutation = change(kind, `${key}: ${title}`, ({ node }) => {
    node[key] = value;
    return `.${key}`;
  });
  return { ...mutation, severity };
}

function replace(kind: Kind, title: string, make: () => unknown): Mutation {
  return change(kind, `${title} instead`, ({ holder, key }) => {
    holder[key] = make();
    return '';
  });
}

function throwing(kind: Kind, key: string): Mutation {
  return change(kind, `${key}: a getter that throws`, ({ node }) => {
    throwAt(node, key);
    return `.${key}`;
  });
}

/** An own property, as `JSON.parse` creates it. */
function prototypeKey(kind: Kind): Mutation {
  const mutation = change(kind, 'an own __proto__', ({ node }) => {
    Object.defineProperty(node, '__proto__', {
      enumerable: true,
      value: { label: 'polluted', href: 'javascript:alert(1)' },
    });
    return '.__proto__';
  });
  return { ...mutation, severity: 'warning' };
}

function sharedId(kind: Kind): Mutation {
  const mutation = change(kind, 'a duplicate id', ({ node }, _, first) => {
    node['id'] = first.node['id'];
    return '.id';
  });
  return { ...mutation, where: (place, first) => place !== first };
}

const scripts = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\r\n:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001\u001Fjavascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/x',
  'file:///etc/passwd',
];

// Browsers read these as relative paths: harmless, but not valid pages.
const almostScripts = [
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java\u0000script:alert(1)',
  'javascript\u200B:alert(1)',
  '\u00A0javascript:alert(1)',
  '\uFF4Aavascript:alert(1)',
  'javascript :alert(1)',
];

const fiveThousand = Array.from({ length: 5000 }, (_, at) => ({
  id: `many-${at}`,
  label: 'Many',
  href: `/many/${at}`,
}));

/** All mutations. */
export const mutations: Mutation[] = [
  ...scripts.map((href) =>
    put('link', 'href', `${JSON.stringify(href)}`, href),
  ),
  ...almostScripts.map((href) =>
    put('link', 'href', `${JSON.stringify(href)}`, href, 'warning'),
  ),
  ...wrongTypes.flatMap(([name, value]) => [
    put('link', 'label', name, value),
    put('link', 'href', name, value),
    replace('link', name, () => value),
  ]),
  // `null` is an empty field of a CMS.
  ...wrongTypes
    .slice(1)
    .flatMap(([name, value]) => [
      put('link', 'host', name, value),
      put('menu', 'groups', name, value),
    ]),
  ...['id', 'label', 'href'].flatMap((key) => [
    put('link', key, 'nothing', undefined),
    put('link', key, 'spaces', ' \t\n'),
    throwing('link', key),
  ]),
  put('link', 'host', 'constructor', 'constructor'),
  put('link', 'host', '__proto__', '__proto__'),
  put('link', 'constructor', 'a prototype key', { prototype: {} }, 'warning'),
  prototypeKey('link'),
  change('link', 'a script inherited from a prototype', ({ node }) => {
    delete node['href'];
    Object.setPrototypeOf(node, { href: 'javascript:alert(1)' });
    return '.href';
  }),
  change('link', 'itself as its label', ({ node }) => {
    node['label'] = node;
    return '.label';
  }),
  change('link', 'no label, all frozen', ({ node }, content) => {
    delete node['label'];
    deepFreeze(content);
    return '.label';
  }),
  change('link', 'all content instead', ({ holder, key }, content) => {
    holder[key] = content;
    return '.label';
  }),
  sharedId('link'),
  {
    ...change('link', 'a hole instead', ({ holder, key }) => {
      delete holder[key];
      return '';
    }),
    where: ({ path }) => path.endsWith(']'),
  },
  change('link', 'a getter that throws instead', ({ holder, key }) => {
    throwAt(holder, key);
    return '';
  }),
  replace('link', 'a hostile proxy', hostileProxy),
  replace('link', 'a revoked proxy', revokedProxy),

  // Columns.
  ...wrongTypes.map(([name, value]) => put('group', 'links', name, value)),
  ...wrongTypes.map(([name, value]) => replace('group', name, () => value)),
  put('group', 'links', 'a string', '/x'),
  put('group', 'links', 'a revoked proxy', revokedProxy()),
  put(
    'group',
    'links',
    'a sparse list of the greatest length',
    new Array(2 ** 32 - 1),
  ),
  put('group', 'links', '5,000 entries', fiveThousand),
  put('group', 'label', 'a number', 5),
  throwing('group', 'links'),
  throwing('group', 'label'),
  prototypeKey('group'),
  change('group', 'itself among its links', ({ node }) => {
    const links = node['links'] as unknown[];
    return `.links[${links.push(node) - 1}]`;
  }),
  change('group', 'its links among its links', ({ node }) => {
    const links = node['links'] as unknown[];
    return `.links[${links.push(links) - 1}]`;
  }),

  // Menus.
  put('menu', 'groups', 'an object', { length: 1 }),
  put('menu', 'viewAll', 'a link without a label', { id: 'x', href: '/x' }),
  put('menu', 'spotlight', 'a string', 'Look'),
  throwing('menu', 'label'),
  throwing('menu', 'groups'),
  change('menu', 'its own columns in a column', ({ node }) => {
    const groups = node['groups'] as Place['node'][];
    groups.push({ id: 'cyclic', label: 'Cyclic', links: groups });
    return `.groups[${groups.length - 1}].links[0].href`;
  }),
  sharedId('menu'),

  // Spotlights.
  put('spotlight', 'pictures', 'nothing', undefined),
  put('spotlight', 'pictures', 'a file', 'studio.jpg'),
  put('spotlight', 'href', 'a script', 'javascript:alert(1)'),
  put('spotlight', 'subtitle', 'a number', 5),
  throwing('spotlight', 'pictures'),

  // Other places.
  put('navigation', 'items', 'a string', 'x'),
  throwing('navigation', 'items'),
  prototypeKey('navigation'),
  put('messages', 'logIn', 'nothing', undefined),
  put('messages', 'logIn', 'a number', 5),
  put('messages', 'logOut', 'spaces', ' '),
  throwing('messages', 'menu'),
  prototypeKey('messages'),
  put('content', 'locale', 'an underscore', 'de_DE'),
  put('content', 'locale', 'a number', 5),
  put('content', 'direction', 'a third value', 'up'),
  put('content', 'messages', 'null', null),
  throwing('content', 'messages'),
  throwing('content', 'locale'),
  prototypeKey('content'),
];
