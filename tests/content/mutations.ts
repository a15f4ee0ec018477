import { fiveThousandLinks, revokedProxy, wrongTypes } from './hostileValues';
import { linkMutations } from './linkMutations';
import {
  change,
  prototypeKey,
  put,
  replace,
  throwing,
  type Mutation,
} from './mutation';
import type { Place } from './places';

/** All ways to spoil content. */
export const mutations: Mutation[] = [
  ...linkMutations,

  // Columns.
  ...wrongTypes.map(([name, value]) => put('group', 'links', name, value)),
  ...wrongTypes.map(([name, value]) => replace('group', name, value)),
  put('group', 'links', 'a text', '/x'),
  put('group', 'links', 'a revoked proxy', revokedProxy()),
  put('group', 'links', 'a sparse list of any length', new Array(2 ** 32 - 1)),
  put('group', 'links', '5,000 of them', fiveThousandLinks()),
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
  ...wrongTypes.map(([name, value]) => put('menu', 'groups', name, value)),
  put('menu', 'groups', 'an object', { length: 1 }),
  put('menu', 'viewAll', 'a link without a label', { id: 'x', href: '/x' }),
  put('menu', 'spotlight', 'a text', 'Look'),
  throwing('menu', 'label'),
  throwing('menu', 'groups'),
  change('menu', 'its own columns in a column', ({ node }) => {
    const groups = node['groups'] as Place['node'][];
    groups.push({ id: 'cyclic', label: 'Cyclic', links: groups });
    return `.groups[${groups.length - 1}].links[0].href`;
  }),
  {
    ...change('menu', "another one's id", ({ node }, _, first) => {
      node['id'] = first.node['id'];
      return '.id';
    }),
    where: (place, first) => place !== first,
  },

  // Spotlights.
  put('spotlight', 'pictures', 'nothing', undefined),
  put('spotlight', 'pictures', 'a file', 'studio.jpg'),
  put('spotlight', 'href', 'a script', 'javascript:alert(1)'),
  put('spotlight', 'subtitle', 'a number', 5),
  throwing('spotlight', 'pictures'),

  // The rest.
  put('navigation', 'items', 'a text', 'x'),
  throwing('navigation', 'items'),
  prototypeKey('navigation'),
  put('messages', 'logIn', 'nothing', undefined),
  put('messages', 'logIn', 'a number', 5),
  put('messages', 'logOut', 'blanks', ' '),
  throwing('messages', 'menu'),
  prototypeKey('messages'),
  put('content', 'locale', 'an underscore', 'de_DE'),
  put('content', 'locale', 'a number', 5),
  put('content', 'direction', 'a third', 'up'),
  put('content', 'messages', 'null', null),
  throwing('content', 'messages'),
  throwing('content', 'locale'),
  prototypeKey('content'),
];
