import { describe, expect, it } from 'vitest';
import { validateNavigation } from '../../../src/content/validation/validateContent';

const good = { id: 'good', label: 'Good', href: '/good' };
const other = { id: 'other', label: 'Other', href: '/other' };
const group = { id: 'group', links: [good] };
const menu = { id: 'menu', label: 'Menu', groups: [group] };
const picture = { folder: 'spotlight', file: 'studio' };
const spotlight = {
  id: 'spotlight',
  label: 'Look',
  href: '/look',
  pictures: [picture],
};

describe('a link', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no label', { label: undefined }, 'error .label'],
    ['an empty label', { label: ' \n' }, 'error .label'],
    ['a number for a label', { label: 5 }, 'error .label'],
    ['no address', { href: undefined }, 'error .href'],
    ['a script', { href: 'javascript:alert(1)' }, 'error .href'],
    ['data', { href: 'data:text/html,x' }, 'error .href'],
    ['a broken address', { href: 'https://[' }, 'error .href'],
    ['a path without a slash', { href: 'pricing' }, 'warning .href'],
    ['two slashes', { href: '//other.example/' }, 'warning .href'],
    ['an unknown host', { host: 'constructor' }, 'error .host'],
    [
      'an absolute address and a host',
      { host: 'account', href: 'https://x.example' },
      'warning .href',
    ],
    ['no id', { id: undefined }, 'error .id'],
    ['a string for external', { external: 'yes' }, 'error .external'],
    ['another badge', { badge: 'sale' }, 'error .badge'],
    ['a badge without a kind', { badge: {} }, 'error .badge.kind'],
    [
      'a badge with an invalid end',
      { badge: { kind: 'new', until: 'soon' } },
      'error .badge.until',
    ],
    [
      'a badge in local time',
      { badge: { kind: 'new', from: '2026-11-01T09:00' } },
      'error .badge.from',
    ],
    [
      'a badge of the 13th month',
      { badge: { kind: 'new', from: '2026-13-01' } },
      'error .badge.from',
    ],
    [
      'a badge of February 30',
      { badge: { kind: 'new', from: '2026-02-30' } },
      'error .badge.from',
    ],
    [
      'a badge that ends before it begins',
      { badge: { kind: 'new', from: '2026-11-02', until: '2026-11-01' } },
      'warning .badge.until',
    ],
    [
      'a badge with an unknown key',
      { badge: { kind: 'new', since: '2026-11-02' } },
      'warning .badge.since',
    ],
    ['a string for languages', { languages: 'de' }, 'error .languages'],
    ['no languages', { languages: [] }, 'error .languages'],
    [
      'the name of a language',
      { languages: ['German'] },
      'error .languages[0]',
    ],
    [
      'a number for a language',
      { languages: ['de', 5] },
      'error .languages[1]',
    ],
    [
      'an unknown value of elsewhere',
      { elsewhere: 'show' },
      'error .elsewhere',
    ],
    [
      'a mark without English',
      { languages: ['de'], elsewhere: 'mark' },
      'warning .elsewhere',
    ],
    ['a list for a description', { description: [] }, 'error .description'],
    ['an unknown key', { hrefs: '/x' }, 'warning .hrefs'],
  ])('with %s is reported', (_, change, expected) => {
    const links = [good, { id: 'x', label: 'X', href: '/x', ...change }];
    const problems = validateNavigation({
      version: 1,
      items: [{ ...menu, groups: [{ id: 'group', links }] }],
    });
    expect(problems.map(inShort)).toEqual([
      expected.replace(' ', ' navigation.items[0].groups[0].links[1]'),
    ]);
  });

  it.each([
    { href: '#content' },
    { href: '?page=2' },
    { href: 'mailto:help@example.com' },
    { href: '/search', host: 'domains', external: true },
    { href: '/search', host: 'domains', external: false },
    { href: '/profile', host: 'account' },
    { label: 'Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesellschaft' },
    { description: '' },
    { languages: ['en', 'de-DE', 'en-UK'], elsewhere: 'mark' },
    { badge: { kind: 'new' } },
    { badge: { kind: 'new', from: '2026-11-01', until: '2026-11-01' } },
    { badge: { kind: 'new', from: '2028-02-29T23:59:59.5+01:00' } },
  ])('can have %j', (change) => {
    const links = [{ ...good, ...change }];
    const items = [{ ...menu, groups: [{ ...group, links }] }];
    expect(validateNavigation({ version: 1, items })).toEqual([]);
  });
});

const withLinks = (...links: unknown[]) => ({
  ...menu,
  groups: [{ ...group, links }],
});
const withSpotlight = (change: object) => ({
  ...menu,
  spotlight: { ...spotlight, ...change },
});
const withPicture = (change: object) =>
  withSpotlight({ pictures: [{ ...picture, ...change }] });

describe('menus', () => {
  it.each<[string, unknown, string]>([
    ['no label', { ...menu, label: '' }, 'error .label'],
    ['no columns', { ...menu, groups: [] }, 'error .groups'],
    ['a string for columns', { ...menu, groups: 'x' }, 'error .groups'],
    ['null for columns', { ...menu, groups: null }, 'error .href'],
    [
      'a column without a heading beside another',
      {
        ...menu,
        groups: [
          { ...group, label: 'A' },
          { id: 'b', links: [other] },
        ],
      },
      'warning .groups[1].label',
    ],
    ['neither columns nor an address', { id: 'x', label: 'X' }, 'error .href'],
    ['an address', { ...menu, href: '/x' }, 'warning .href'],
    ['no column', { ...menu, groups: [group, null] }, 'error .groups[1]'],
    ['a column without links', withLinks(), 'error .groups[0].links'],
    [
      'a number for a heading',
      { ...menu, groups: [{ ...group, label: 5 }] },
      'error .groups[0].label',
    ],
    [
      'a hole in the links',
      withLinks(good, undefined),
      'error .groups[0].links[1]',
    ],
    [
      'an invalid viewAll',
      { ...menu, viewAll: { ...good, id: 'b', href: '' } },
      'error .viewAll.href',
    ],
    [
      'no pictures',
      withSpotlight({ pictures: [] }),
      'error .spotlight.pictures',
    ],
    [
      'no file',
      withPicture({ file: undefined }),
      'error .spotlight.pictures[0].file',
    ],
    [
      'a file with an extension',
      withPicture({ file: 'a-500w.jpg' }),
      'warning .spotlight.pictures[0].file',
    ],
    [
      'a picture of an unknown format',
      withPicture({ extension: 'gif' }),
      'error .spotlight.pictures[0].extension',
    ],
  ])('with %s are reported', (_, item, expected) => {
    const problems = validateNavigation({ version: 1, items: [item] });
    expect(problems.map(inShort)).toEqual([
      expected.replace(' ', ' navigation.items[0]'),
    ]);
  });

  it('cannot share an id, and neither can links', () => {
    const again = { ...menu, groups: [{ id: 'x', links: [good] }] };
    expect(
      validateNavigation({ version: 1, items: [menu, again, good] }).map(
        inShort,
      ),
    ).toEqual([
      'error navigation.items[1].groups[0].links[0].id',
      'error navigation.items[1].id',
      'error navigation.items[2].id',
    ]);
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'error navigation'],
    ['a list', [], 'error navigation'],
    ['no entries', { version: 1, items: [] }, 'error navigation.items'],
    ['an object without entries', { version: 1 }, 'error navigation.items'],
    [
      'another version',
      { version: 2, items: [good] },
      'error navigation.version',
    ],
    [
      'an entry that is a string',
      { version: 1, items: ['x'] },
      'error navigation.items[0]',
    ],
  ])('are reported for %s', (_, navigation, expected) => {
    expect(validateNavigation(navigation).map(inShort)).toEqual([expected]);
  });
});

function inShort({ severity, path }: { severity: string; path: string }) {
  return `${severity} ${path}`;
}
