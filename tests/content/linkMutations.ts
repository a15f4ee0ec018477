import {
  deepFreeze,
  hostileProxy,
  revokedProxy,
  throwAt,
  wrongTypes,
} from './hostileValues';
import {
  change,
  prototypeKey,
  put,
  replace,
  throwing,
  type Mutation,
} from './mutation';

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

// Browsers take them for the name of a page: no script, but no page either.
const almostScripts = [
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java\u0000script:alert(1)',
  'javascript\u200B:alert(1)',
  '\u00A0javascript:alert(1)',
  '\uFF4Aavascript:alert(1)',
  'javascript :alert(1)',
];

/** What may be wrong with a link. */
export const linkMutations: Mutation[] = [
  ...scripts.map((href) =>
    put('link', 'href', `${JSON.stringify(href)}`, href),
  ),
  ...almostScripts.map((href) =>
    put('link', 'href', `${JSON.stringify(href)}`, href, 'warning'),
  ),
  ...wrongTypes.flatMap(([name, value]) => [
    put('link', 'label', name, value),
    put('link', 'href', name, value),
    put('link', 'host', name, value),
    replace('link', name, value),
  ]),
  ...['id', 'label', 'href'].flatMap((key) => [
    put('link', key, 'nothing', undefined),
    put('link', key, 'blanks', ' \t\n'),
    throwing('link', key),
  ]),
  put('link', 'host', 'constructor', 'constructor'),
  put('link', 'host', '__proto__', '__proto__'),
  put('link', 'label', '1 MB', 'x'.repeat(2 ** 20)),
  put('link', 'href', '1 MB', `/${'x'.repeat(2 ** 20)}`),
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
  change('link', 'all content in its place', ({ holder, key }, content) => {
    holder[key] = content;
    return '.label';
  }),
  {
    ...change('link', "another one's id", ({ node }, _, first) => {
      node['id'] = first.node['id'];
      return '.id';
    }),
    where: (place, first) => place !== first,
  },
  {
    ...change('link', 'a hole in its place', ({ holder, key }) => {
      delete holder[key];
      return '';
    }),
    where: ({ path }) => path.endsWith(']'),
  },
  change('link', 'a getter that throws in its place', ({ holder, key }) => {
    throwAt(holder, key);
    return '';
  }),
  change('link', 'a hostile proxy in its place', ({ holder, key }) => {
    holder[key] = hostileProxy();
    return '';
  }),
  change('link', 'a revoked proxy in its place', ({ holder, key }) => {
    holder[key] = revokedProxy();
    return '';
  }),
];
