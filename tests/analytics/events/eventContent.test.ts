import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { readEvent } from '../../../src/analytics/eventContent';
import type { EventTypes, TrackEvent } from '../../../src/analytics/trackEvent';
import { wrongTypes } from '../../content/hostileValues';
import { recordConsole, replaceForTest } from '../trackedPage';
import { visit } from '../visit';

declare global {
  interface LintelEvents {
    'watch video': { object_identifier: string; seconds: number };
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
    ...wrongTypes,
    ['undefined', undefined],
    ['a string', 'click'],
    ['without a type', {}],
    ['with an empty type', { type: '' }],
    ['with a type that is not a string', { type: 5 }],
  ])('is not sent if it is %s', (_, event) => {
    expect(read(event)).toBeNull();
  });
});

describe('an event field of a wrong type', () => {
  it.each<[string, unknown]>([
    ...wrongTypes.filter(([name]) => name !== 'null'),
    ['true', true],
    ['false', false],
    ['zero', 0],
    ['an object', {}],
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

  it('is reported in production only with logging', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const event = { type: 'click', object_value: 5 };
    expect(warningsOf(event)).toEqual([]);
    replaceForTest(window, 'lintelLogging', true);
    expect(warningsOf(event)).toEqual([leftOut('object_value')]);
  });
});

it.each(['event_owner_team', 'plan', 'constructor'])(
  'a field that a click does not have is left out, with a warning: %s',
  (name) => {
    const event = { type: 'click', [name]: 'x' };
    expect(warningsOf(event)).toEqual([
      `Lintel: event field ${name} is not a field of "click"; left out. Add a type of your own to LintelEvents.`,
    ]);
    expect(read(event)).toEqual(read({ type: 'click' }));
  },
);

it('the TypeScript type of an event is found by its `type`, and requires its fields', () => {
  expectTypeOf<Exclude<TrackEvent['type'], 'watch video'>>().toEqualTypeOf<
    keyof EventTypes
  >();
  const events: TrackEvent[] = [
    { type: 'land' },
    { type: 'view section', object_identifier: 'offerBanner' },
    { type: 'click', object_identifier: 'a', action: 'open' },
    { type: 'watch video', object_identifier: 'intro', seconds: 5 },
    // @ts-expect-error A custom type requires its own fields.
    { type: 'watch video', object_identifier: 'intro' },
    // @ts-expect-error A number of seconds is not a string.
    { type: 'watch video', object_identifier: 'intro', seconds: '5' },
    // @ts-expect-error A click needs an identifier.
    { type: 'click' },
    // @ts-expect-error A link needs a destination.
    { type: 'click link', object_identifier: 'a' },
    // @ts-expect-error This type is not declared.
    { type: 'watch film', object_identifier: 'a' },
    // @ts-expect-error This field is not declared.
    { type: 'land', seconds: 5 },
    // @ts-expect-error An experiment needs six fields.
    { type: 'A/B test assignments', experiment_name: 'a', variant: 'b' },
  ];
  recordConsole('warn');
  // Events are read whatever their types are.
  expect(events.map(read)).not.toContain(null);
});
