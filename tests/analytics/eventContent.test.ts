import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import {
  analyticsPath,
  readEvent,
  scrubUrl,
} from '../../src/analytics/eventContent';
import type {
  LintelEventTypes,
  LintelEvent,
} from '../../src/analytics/trackEvent';

import { languages as eight, withUkVariant } from '../../src/site/languages';
import { recordConsole, replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

declare module '../../src/analytics/trackEvent' {
  interface Register {
    events: { 'watch video': { object_identifier: string; seconds: number } };
  }
}

const read = (event: unknown) => readEvent(event, ['source']);

/** Reads the events on a new page. Returns the printed warnings. */
function warningsOf(...events: unknown[]) {
  visit('https://www.example.com/');
  const warnings = recordConsole('warn');
  events.forEach(read);
  return warnings().sort();
}

const leftOut = (name: string) =>
  `Lintel: event field ${name} has a wrong type; left out.`;

const place = { product_section: 'page', product_page: 'www' };

describe('an event', () => {
  it.each([
    ['land', 'user', 'land', 'page'],
    ['view page', 'user', 'view', 'page'],
    ['view section', 'user', 'view', 'section'],
    ['unload', 'user', 'unload', 'page'],
    ['click', 'user', 'click', 'button'],
    ['click link', 'user', 'click', 'link'],
    ['input', 'user', 'input', 'field'],
    ['select', 'user', 'select', 'option'],
    ['system change', 'system', 'change', 'system'],
    ['open tooltip', 'user', 'open', 'tooltip'],
    ['join-circle click', 'user', 'click', 'join-circle'],
    ['open locale menu', 'user', 'open', 'locale-menu'],
    ['mobile account assignment', 'user', 'assignment', 'mobile-account'],
    ['A/B test assignments', 'system', 'assignments', 'A/B-test'],
    ['watch video', 'user', 'watch', 'video'],
  ])(
    'of type "%s" has the actor, action and object type %s, %s, %s',
    (type, actor, action, object_type) => {
      expect(read({ type })).toEqual({
        type,
        fields: {
          ...{ actor, action, object_type, ...place },
          object_identifier: null,
          object_display_name: null,
          object_value: null,
          destination_url: null,
          product_area: null,
        },
        custom: null,
      });
    },
  );

  it('can set actor, action, object type and place itself', () => {
    const own = {
      actor: 'bot',
      action: 'press',
      object_type: 'thing',
      product_section: 'nav',
      product_page: 'app',
    };
    expect(read({ type: 'click', ...own })?.fields).toMatchObject(own);
  });

  it('can have custom strings, numbers, booleans and null, and undefined is left out without a warning', () => {
    const custom = { seconds: 5, muted: false, title: 'x', chapter: null };
    const missing = { actor: undefined, no: undefined };
    const event = { type: 'watch video', ...custom, ...missing };
    expect(read(event)?.custom).toEqual(custom);
  });

  it('has its long values truncated, but never in the middle of a character', () => {
    const own = 'x'.repeat(1_000_000);
    const object_value = 'x' + '😀'.repeat(1500);
    const content = read({ type: 'my type', object_value, own });
    expect(content?.custom?.own).toHaveLength(2000);
    expect(content?.fields.object_value).toBe('x' + '😀'.repeat(999));
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'click'],
    ['without a type', {}],
    ['with an empty type', { type: '' }],
    ['with a type that is not a string', { type: 5 }],
  ])('is not sent if it is %s, with a warning', (_, event) => {
    expect(warningsOf(event)).toEqual([
      'Lintel: event without a type; not sent.',
    ]);
    expect(read(event)).toBeNull();
  });
});

describe('an event field of a wrong type', () => {
  it.each<[string, unknown]>([
    ['a symbol', Symbol('x')],
    ['false', false],
    ['zero', 0],
    ['a list', []],
  ])(
    'is left out if it is %s, with one warning for each field, and the others stay',
    (_, value) => {
      const event = {
        type: 'click',
        action: value,
        object_value: value,
        object_identifier: 'a',
      };
      expect(warningsOf(event, event)).toEqual([
        leftOut('action'),
        leftOut('object_value'),
      ]);
      expect(read(event)?.fields).toMatchObject({
        action: 'click',
        object_value: null,
        object_identifier: 'a',
      });
    },
  );

  it('is null where it must be a string, and gets its default', () => {
    const names = ['actor', 'action', 'object_type', ...Object.keys(place)];
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    const others = { object_value: null, own: null };
    const event = { type: 'my type', ...nothing, ...others };
    expect(warningsOf(event)).toEqual(names.sort().map(leftOut));
    expect(read(event)?.fields).toMatchObject({
      ...{ actor: 'user', action: 'my', object_type: 'type', ...place },
    });
  });
});

describe('in production, what is left out', () => {
  it.each<[string, object]>([
    ['of a wrong type', { type: 'click', object_value: 5 }],
    ['that is an object', { type: 'click', object_value: {} }],
    ['that must be a string', { type: 'click', action: null }],
    ['that the type does not have', { type: 'click', plan: 'pro' }],
    ['because it has no type', { object_identifier: 'a' }],
  ])('%s is reported if logging is on', (_, event) => {
    const inDevelopment = warningsOf(event);
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.mocked(console.warn).mockClear();
    expect(warningsOf(event)).toEqual([]);
    replaceForTest(window, 'lintelLogging', true);
    expect(warningsOf(event)).toEqual(inDevelopment);
    expect(inDevelopment).toHaveLength(1);
  });
});

it.each(['event_owner_team', 'constructor'])(
  'a field that a click does not have is left out, with a warning: %s',
  (name) => {
    const event = { type: 'click', [name]: 'x' };
    expect(warningsOf(event)).toEqual([
      `Lintel: event field ${name} is not a field of "click"; left out. Add a type of your own to the events of Register.`,
    ]);
    expect(read(event)).toEqual(read({ type: 'click' }));
  },
);

it('the TypeScript type of an event is found by its `type`, and requires its fields', () => {
  expectTypeOf<Exclude<LintelEvent['type'], 'watch video'>>().toEqualTypeOf<
    keyof LintelEventTypes
  >();
  const events: LintelEvent[] = [
    { type: 'land' },
    { type: 'click', object_identifier: 'a', action: 'open' },
    { type: 'watch video', object_identifier: 'intro', seconds: 5 },
    // @ts-expect-error A custom type requires its own fields.
    { type: 'watch video', object_identifier: 'intro' },
    // @ts-expect-error A click needs an identifier.
    { type: 'click' },
    // @ts-expect-error This type is not declared.
    { type: 'watch film', object_identifier: 'a' },
    // @ts-expect-error This field is not declared.
    { type: 'land', seconds: 5 },
  ];
  recordConsole('warn');
  // Events are read whatever their types are.
  expect(events.map(read)).not.toContain(null);
});

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['https://example.com/a?email=jane@example.org', 'https://example.com/a'],
  ['/a?gclid=1&email=j&source=ad', '/a?gclid=1&source=ad'],
  ['/a#gclid=1?gclid=2', '/a'],
  ['?GCLID=1', ''],
  ['/a?gclid=1&gclid=2', '/a?gclid=1&gclid=2'],
  ['/a?gclid=a%26email%3Dj', '/a?gclid=a%26email%3Dj'],
  ['/a?utm_source=b&utm_my_own=c&utm=e#f', '/a?utm_source=b&utm_my_own=c'],
  ['/a?gclid=1?email=j', '/a?gclid=1'],
  ['mailto:jane@example.org?subject=secret', 'mailto:jane@example.org'],
  ['http://[?%\ud800', 'http://['],
  ['', ''],
  // Addresses inside addresses.
  ['/login?location=%2Freset%3Ftoken%3Dsecret', '/login?location=%2Freset'],
  [
    '/login?location=%252Freset%253Ftoken%253Dsecret',
    '/login?location=%2Freset',
  ],
  ['/login?location=%2Freset%253Ftoken%3Dsecret', '/login?location=%2Freset'],
  ['/login?location=reset%3Ftoken=secret', '/login?location=reset'],
  ['/login?location=/reset%23secret', '/login?location=%2Freset'],
  [
    '/a?utm_content=https://b.org/c%3Femail=j%26utm_id=1',
    '/a?utm_content=https%3A%2F%2Fb.org%2Fc%3Futm_id%3D1',
  ],
  ['/a?source=//jane:secret@b.org/c', '/a?source=%2F%2Fb.org%2Fc'],
  ['https://jane:secret@b.org/@jane?a', 'https://b.org/@jane'],
  ['/@jane', '/@jane'],
  [
    '/a?utm_term=50%25+off+%231,+@home%3F',
    '/a?utm_term=50%25+off+%231%2C+%40home%3F',
  ],
])('the address %s in an event is recorded as %s', (url, recorded) => {
  expect(scrubUrl(url, ['gclid', 'source', 'location'])).toBe(recorded);
});

it.each([
  ['#plans', '#plans'],
  ['?plan=a#page=4', '#page=4'],
  ['#/reset?token=secret', '#/reset'],
  ['#!/a%3Ftoken=secret&utm_id=1', '#!/a?utm_id=1'],
])('the hash of a destination keeps its place, of %s: %s', (url, recorded) => {
  const event = { type: 'click', destination_url: `/a${url}` };
  expect(read(event)?.fields['destination_url']).toBe(`/a${recorded}`);
});

describe('the path of a page', () => {
  const arabic = { title: 'A', fullName: 'A', code: 'ar', locale: 'ar-EG' };
  const languages = [...withUkVariant(eight), arabic];
  const pathOf = (path: string, page?: string) =>
    analyticsPath(new URL(path, 'https://www.example.com'), languages, {
      page,
    });

  it.each<[string, string]>([
    ['homepage', '/'],
    ['websites/create-a-blog', '/websites/create-a-blog'],
    ['//circle', '/circle'],
    ['circle/', '/circle'],
    ['', '/'],
  ])('is, for the page named "%s", %s in every language', (page, path) => {
    expect(pathOf('/de/preise', page)).toBe(path);
  });

  it('is that of the address if the name is not a string, with a warning', () => {
    const warnings = recordConsole('warn');
    expect(pathOf('/de/pricing', 5 as never)).toBe('/pricing');
    expect(warnings()).toEqual([leftOut('page_path')]);
  });

  it.each([
    ['/', '/'],
    ['/de/pricing/?q=1', '/pricing'],
    ['/websites/create-a-blog/#top', '/websites/create-a-blog'],
    ['/de', '/'],
    ['/JA/websites/create-a-blog', '/websites/create-a-blog'],
    ['/de/de', '/de'],
    ['/en/pricing', '/pricing'],
    ['/pt-br/pricing', '/pricing'],
    ['/en-UK/pricing', '/pricing'],
    ['/ar-EG/pricing', '/pricing'],
  ])('is, at %s, %s without a leading language', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  const [parking, switcher, start] = [
    '/templates/embedded/change-parking-page',
    '/templates/embedded/template-switcher',
    '/start/starting-points',
  ] as const;

  it.each([
    ['/templates/change-parking-page', parking],
    ['/templates?a=1&change-parking-page=true', parking],
    ['/fr/templates/x/change-parking-page/y', parking],
    ['/templates/template-switcher', switcher],
    ['/start?starting-points', start],
    ['/pt/start/a/starting-points', start],
  ])('is, at %s, if it is embedded: %s', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  it.each([
    // No language of the site.
    ...['/www/pricing', '/pt-xx/pricing', '/design'],
    // No embedded page.
    ...['/templates/template-switcher-2', '/templates/my-template-switcher'],
    ...['/templates2/template-switcher', '/start/template-switcher'],
    '/blog/templates/template-switcher',
  ])('is unchanged at %s, which only looks similar', (path) => {
    expect(pathOf(path)).toBe(path);
  });
});
