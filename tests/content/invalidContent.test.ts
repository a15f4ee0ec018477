import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import {
  sanitizeContent,
  sanitizeNavigation,
} from '../../src/content/sanitizeContent';
import {
  validateContent,
  validateNavigation,
  type ContentProblem,
} from '../../src/content/validateContent';
import { cmsNavigation } from '../../stories/shared/cmsNavigation';
import { ownNavigation } from '../../stories/shared/ownNavigation';
import { deepFreeze } from './hostileValues';

const good = { id: 'good', label: 'Good', href: '/good' };
const other = { id: 'other', label: 'Other', href: '/other' };
const group = { id: 'group', label: 'Group', links: [good] };
const menu = { id: 'menu', label: 'Menu', groups: [group] };
const picture = { folder: 'spotlight', file: 'studio' };
const byAddress = { src: '/studio.jpg', width: 1600, height: 1000 };
const spotlight = { ...other, id: 'spotlight', pictures: [picture] };

const withSpotlight = (change: object) => ({
  ...menu,
  spotlight: { ...spotlight, ...change },
});

const inShort = ({ severity, path }: ContentProblem) => `${severity} ${path}`;

describe('valid content', () => {
  it.each([
    ['English', en],
    ['German', de],
    ["a page's own menus", { ...en, navigation: ownNavigation }],
    ['menus of a CMS', { ...en, navigation: cmsNavigation }],
  ])(
    'is unchanged, also if it is frozen, and has no problems: %s',
    (_, content) => {
      const frozen = structuredClone(content);
      deepFreeze(frozen);
      expect(validateContent(frozen)).toEqual([]);
      expect(sanitizeContent(frozen, en)).toEqual(content);
    },
  );

  it.each([
    { href: '#content' },
    { href: '?page=2' },
    { href: 'mailto:help@example.com' },
    { href: '/search', host: 'domains', external: true },
    { href: '/profile', host: 'account', external: false },
    { language: 'en' },
  ])('can have a link with %j', (change) => {
    const navigation = { version: 1, items: [{ ...good, ...change }] };
    expect(validateNavigation(navigation)).toEqual([]);
    expect(sanitizeNavigation(navigation)?.items).toMatchObject([
      { label: 'Good' },
    ]);
  });

  it.each([[null], [''], [' '], [false], [[]], [{}]])(
    'can have empty fields of a CMS, which are as good as absent: %j',
    (empty) => {
      const change = { host: empty, language: empty, icon: empty };
      const link = { ...good, ...change, description: empty };
      const column = { ...group, ...change, href: empty, links: [link] };
      const items = [
        { ...good, ...change, groups: empty },
        { ...menu, groups: [column], viewAll: empty, spotlight: empty },
      ];
      const given = { version: 1, items, account: empty };
      expect(validateNavigation(given).map(inShort)).toEqual([]);
      expect(sanitizeNavigation(given)).toEqual({
        version: 1,
        items: [good, menu],
      });
    },
  );

  it.each([' /good', '\t/good', '/good\r\n', '/go\nod '])(
    'can have an address from a sheet, which is read as a browser reads it: %j',
    (href) => {
      const icon = { src: ` ${href}` };
      const links = [{ ...good, label: ' Good\n', href, icon }];
      const items = [{ ...menu, groups: [{ ...group, links }] }];
      expect(validateNavigation({ version: 1, items })).toEqual([]);
      const link = { ...good, icon: { src: '/good' } };
      const groups = [{ ...group, links: [link] }];
      expect(sanitizeNavigation({ items }).items).toEqual([
        { ...menu, groups },
      ]);
    },
  );

  it('can have a badge and a description where they are shown', () => {
    const described = { ...good, description: 'In a few words' };
    const links = [{ ...described, badge: 'new' }];
    const full = {
      ...menu,
      groups: [{ ...group, links }],
      spotlight: { ...spotlight, description: 'In a few words' },
    };
    expect(validateNavigation({ version: 1, items: [full] })).toEqual([]);
    expect(sanitizeNavigation({ items: [full] })?.items).toEqual([full]);
  });
});

describe('a badge, description or icon', () => {
  const badge = 'new';
  const icon = { src: '/few.svg' };
  const description = 'In a few words';

  it.each<[string, object, string[]]>([
    [
      'the bar',
      { ...good, badge, description, icon },
      ['badge', 'description', 'icon'],
    ],
    ['a menu', { ...menu, badge, description }, ['badge', 'description']],
    [
      'the foot of a panel',
      { ...menu, viewAll: { ...other, badge, description, icon } },
      ['viewAll.badge', 'viewAll.description', 'viewAll.icon'],
    ],
    [
      'a spotlight',
      withSpotlight({ badge, icon }),
      ['spotlight.badge', 'spotlight.icon'],
    ],
    [
      'a group without a label',
      { ...menu, groups: [{ links: [good], id: 'group', description }] },
      ['groups[0].description'],
    ],
  ])('on %s is reported, because it is not shown', (_, item, paths) => {
    const navigation = { version: 1, items: [item] };
    expect(validateNavigation(navigation).map(inShort)).toEqual(
      paths.map((path) => `warning navigation.items[0].${path}`),
    );
    expect(JSON.stringify(sanitizeNavigation(navigation))).not.toMatch(
      /new|few/,
    );
  });
});

describe('a link', () => {
  const resultOf = (change: object) => {
    const links = [other, { ...good, ...change }];
    const items = [{ ...menu, groups: [{ ...group, links }] }];
    const problems = validateNavigation({ version: 1, items }).map(inShort);
    const left = JSON.stringify(sanitizeNavigation({ items }));
    const place = 'navigation.items[0].groups[0].links[1]';
    return {
      problems: problems.map((problem) => problem.replace(place, '')),
      left: ['Other', 'Good'].filter((label) => left.includes(label)),
    };
  };

  it.each<[string, object, string]>([
    ['no label', { label: undefined }, '.label'],
    ['an empty label', { label: ' \n' }, '.label'],
    ['a number for a label', { label: 5 }, '.label'],
    ['no address', { href: undefined }, '.href'],
    ['data', { href: 'data:text/html,x' }, '.href'],
    ['a broken address', { href: 'https://[' }, '.href'],
    ['a path without a slash', { href: 'pricing' }, '.href'],
    ['an address without a scheme', { href: 'www.example.org/x' }, '.href'],
    ['a no-break space', { href: '/pricing\u00a0' }, '.href'],
    ['an unknown host', { host: 'constructor' }, '.host'],
    ...[
      'java\tscript:alert(1)',
      '\u0001\u001FjavaScript:alert(1)',
      'vbscript:alert(1)',
    ].map((href): [string, object, string] => [
      JSON.stringify(href),
      { href },
      '.href',
    ]),
  ])('with %s is reported and left out', (_, change, path) => {
    expect(resultOf(change)).toEqual({
      problems: [`error ${path}`],
      left: ['Other'],
    });
  });

  it.each<[string, object, string]>([
    ['no id', { id: undefined }, 'error .id'],
    ['a string for external', { external: 'yes' }, 'error .external'],
    ['another badge', { badge: 'sale' }, 'error .badge'],
    ['a list for a language', { language: ['de'] }, 'error .language'],
    ['a list for a description', { description: [5] }, 'error .description'],
    ['an address for an icon', { icon: '/tag.svg' }, 'error .icon'],
    ['an icon without an address', { icon: { mask: true } }, 'error .icon.src'],
    [
      'a script for an icon',
      { icon: { src: 'javascript:alert(1)' } },
      'error .icon.src',
    ],
    [
      'a page as data for an icon',
      { icon: { src: 'data:text/html,x' } },
      'error .icon.src',
    ],
    [
      'a number for mask',
      { icon: { src: '/tag.svg', mask: 1 } },
      'error .icon.mask',
    ],
    ['an unknown key', { hrefs: '/x' }, 'warning .hrefs'],
    [
      'an own __proto__',
      JSON.parse('{"__proto__": {"href": "javascript:x"}}') as object,
      'warning .__proto__',
    ],
  ])('with %s is reported, and stays', (_, change, expected) => {
    expect(resultOf(change)).toEqual({
      problems: [expected],
      left: ['Other', 'Good'],
    });
  });
});

describe('invalid menus', () => {
  it.each<[string, unknown, string]>([
    ['no label', { ...menu, label: '' }, '.label'],
    ['null for columns', { ...menu, groups: null }, '.href'],
    ['no column', { ...menu, groups: [group, null] }, '.groups[1]'],
    [
      'a hole in the links',
      { ...menu, groups: [{ ...group, links: [good, undefined] }] },
      '.groups[0].links[1]',
    ],
    [
      'an invalid viewAll',
      { ...menu, viewAll: { ...other, href: '' } },
      '.viewAll.href',
    ],
    ['no pictures', withSpotlight({ pictures: [] }), '.spotlight.pictures'],
    [
      'another format',
      withSpotlight({ pictures: [{ ...picture, extension: 'gif' }] }),
      '.spotlight.pictures[0].extension',
    ],
    [
      'a script for a picture',
      withSpotlight({ pictures: [{ ...byAddress, src: 'javascript:x' }] }),
      '.spotlight.pictures[0].src',
    ],
    [
      'text for a width',
      withSpotlight({ pictures: [{ ...byAddress, width: '1600' }] }),
      '.spotlight.pictures[0].width',
    ],
    [
      'a list for srcSet',
      withSpotlight({ pictures: [{ ...byAddress, srcSet: [5] }] }),
      '.spotlight.pictures[0].srcSet',
    ],
    [
      'a script for the address of a column',
      { ...menu, groups: [{ ...group, href: 'javascript:x' }] },
      '.groups[0].href',
    ],
    [
      'an unknown host of a column',
      { ...menu, groups: [{ ...group, href: '/x', host: 'shop' }] },
      '.groups[0].host',
    ],
  ])('with %s are reported, and the next link stays', (_, item, path) => {
    const navigation = { version: 1, items: [item, other] };
    expect(validateNavigation(navigation).map(inShort)).toEqual([
      `error navigation.items[0]${path}`,
    ]);
    expect(sanitizeNavigation(navigation)?.items.at(-1)).toMatchObject(other);
  });

  it.each<[string, object]>([
    ['a script', { href: 'javascript:x' }],
    ['a path on an unknown host', { href: '/x', host: 'shop' }],
    ['an empty field of a CMS', { href: '' }],
  ])(
    'keep the label of a column whose address is %s, without a link',
    (_, change) => {
      const groups = [{ ...group, ...change }];
      const found = sanitizeNavigation({ items: [{ ...menu, groups }] });
      expect(found).toMatchObject({ items: [{ groups: [group] }] });
      expect(found).not.toHaveProperty('items.0.groups.0.href');
    },
  );

  it('keep a picture whose size is unknown', () => {
    const { src } = byAddress;
    const item = withSpotlight({ pictures: [{ src, height: -1 }] });
    expect(validateNavigation({ version: 1, items: [item] })).toMatchObject(
      ['width', 'height'].map((name) => ({
        path: `navigation.items[0].spotlight.pictures[0].${name}`,
        message: expect.stringContaining('the default is used') as string,
      })),
    );
    expect(sanitizeNavigation({ items: [item] })).toMatchObject({
      items: [{ spotlight: { pictures: [{ src }] } }],
    });
  });

  it.each([
    'studio.jpg',
    '//cms.example.com/studio.jpg',
    'https://cms.example.com/studio.jpg?w=800',
    'data:image/svg+xml,%3Csvg/%3E',
  ])('can have a picture at %s', (src) => {
    const items = [withSpotlight({ pictures: [{ ...byAddress, src }] })];
    expect(validateNavigation({ version: 1, items })).toEqual([]);
    expect(sanitizeNavigation({ items })?.items).toEqual(items);
  });

  it.each<[unknown, string]>([
    [null, 'navigation'],
    [[], 'navigation'],
    [{ version: 1, items: '' }, 'navigation.items'],
    [{ version: 1 }, 'navigation.items'],
    [{ version: 2, items: [good] }, 'navigation.version'],
    [{ version: 1, items: ['x', good] }, 'navigation.items[0]'],
  ])('are reported: %j', (navigation, path) => {
    expect(validateNavigation(navigation).map(inShort)).toEqual([
      `error ${path}`,
    ]);
  });
});

describe('menus of which nothing is valid', () => {
  const links = [null, { ...good, href: 'javascript:x' }];

  it.each<[unknown]>([
    [{ version: 1, items: links }],
    [{ version: 1, items: [{ ...menu, groups: [{ ...group, links }] }] }],
    [{ version: 1, menus: [menu] }],
    [{ version: 1, items: [] }],
    [{}],
    [[]],
    [''],
    [false],
    ['menu.json'],
  ])('are not replaced by those of others: %j', (navigation) => {
    const none = { version: 1, items: [] };
    expect(sanitizeNavigation(navigation)).toEqual(none);
    expect(sanitizeContent({ navigation }, en).navigation).toEqual(none);
  });
});

it('an id that is missing is the address of a link, and the label of a menu', () => {
  const withoutIds = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (name, each: unknown) =>
        name === 'id' ? undefined : each,
      ),
    ) as unknown;
  const logOut = { label: 'Sign out', action: 'logOut' };
  const items = [menu, other, { ...menu, groups: [{ links: [good] }] }];
  const account = [good, logOut];
  const found = sanitizeNavigation(withoutIds({ items, account }));
  expect(found).toMatchObject({
    items: [
      { id: 'Menu', groups: [{ id: 'Group', links: [{ id: '/good' }] }] },
      { id: '/other' },
      { groups: [{ id: 'group' }] },
    ],
    account: [{ id: '/good' }, { id: 'log-out' }],
  });
});

describe('invalid words', () => {
  it.each<[unknown, string]>([
    [undefined, 'error content'],
    [[], 'error content'],
    [{ ...en, locale: undefined }, 'error locale'],
    [{ ...en, direction: 'up' }, 'error direction'],
    [{ ...en, messages: null }, 'error messages'],
    [
      { ...en, messages: { ...en.messages, logIn: ' ' } },
      'error messages.logIn',
    ],
    [
      { ...en, messages: { ...en.messages, logln: 'x' } },
      'warning messages.logln',
    ],
    [{ ...en, navigation: undefined }, 'error navigation'],
  ])('are reported, and come from English: %#', (content, expected) => {
    expect(validateContent(content).map(inShort)).toEqual([expected]);
    expect(sanitizeContent(content, en)).toEqual(en);
  });

  it('are those that are missing, and no others', () => {
    const given = { messages: { logIn: 'Moin', logOut: 5, domains: '  ' } };
    const { messages } = sanitizeContent(given, en);
    expect(messages).toEqual({ ...en.messages, logIn: 'Moin' });
  });
});

describe('a problem', () => {
  it.each<[string, object, string]>([
    [
      'an unsafe address',
      { href: 'javascript:x' },
      '`href` is "javascript:x", not a /path or an http(s), mailto or tel address; the entry is left out.',
    ],
    [
      'an unseen space at the end of an address',
      { href: '/prices\u200b' },
      '`href` is "/prices%E2%80%8B", not a /path or an http(s), mailto or tel address; the entry is left out.',
    ],
    [
      'a missing label',
      { label: undefined },
      '`label` is missing; the entry is left out.',
    ],
    [
      'a number for a language',
      { language: 5 },
      '`language` is 5, not a string; it is left out.',
    ],
    [
      'a misspelled key',
      { extrenal: true },
      '`extrenal` is unknown; it is ignored. Use groups, id, label, href, host, external, language.',
    ],
  ])('with %s has a message that says what and why', (_, change, message) => {
    const items = [{ ...good, ...change }];
    expect(validateNavigation({ version: 1, items })).toMatchObject([
      { message },
    ]);
  });

  it('with the address of a column says that its label is not a link', () => {
    const groups = [{ ...group, href: 'javascript:x' }];
    const items = [{ ...menu, groups }];
    expect(validateNavigation({ version: 1, items })).toMatchObject([
      {
        message:
          '`href` is "javascript:x", not a /path or an http(s), mailto or tel address; the label is not a link.',
      },
    ]);
  });

  it('names the file or address that the content is from', () => {
    const source = 'https://cms.example.com/de/menus.json';
    expect(validateNavigation([], source)).toMatchObject([{ source }]);
    expect(validateContent([], source)).toMatchObject([{ source }]);
    expect(validateContent([])[0]).not.toHaveProperty('source');
  });

  it.each<[string, unknown]>([
    ['is a list of 2,', [1, 2]],
    ['is Symbol(x),', Symbol('x')],
    ['is an object,', Object.assign(Object.create(null), { a: 1 })],
    [`is "a\\n${'b'.repeat(58)}",`, `a\n${'b'.repeat(100)}`],
  ])('names the value in one line: %s', (expected, direction) => {
    const [problem] = validateContent({ ...en, direction });
    expect(problem?.message).toContain(`\`direction\` ${expected}`);
  });
});

it('content of any types never throws, and never has a script address', () => {
  const item = fc.record(
    {
      label: fc.oneof(fc.string(), fc.anything()),
      href: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
      groups: fc.anything(),
      spotlight: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const content = fc.record({
    messages: fc.anything(),
    navigation: fc.record({ items: fc.array(item) }),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything({
          withBigInt: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        content,
      ),
      (given) => {
        validateContent(given);
        validateNavigation(given);
        const text = JSON.stringify(sanitizeContent(given, en));
        expect(text).not.toMatch(/"(href|src)":"\s*javascript:/i);
        expect(text).not.toMatch(/"href":"\s*data:/i);
      },
    ),
    { numRuns: 500 },
  );
});
