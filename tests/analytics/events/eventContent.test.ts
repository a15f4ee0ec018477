import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { readEvent } from '../../../src/analytics/eventContent';
import type { EventTypes, TrackEvent } from '../../../src/analytics/trackEvent';
import { hostileProxy, throwAt, wrongTypes } from '../../content/hostileValues';
import { replaceForTest } from '../trackedPage';
import { visit } from '../visit';

declare global {
  interface LintelEvents {
    'watch video': { object_identifier: string; seconds: number };
  }
}

const read = (event: unknown) => readEvent(event, ['source']);

/** Reads events on a new page. Returns the printed warnings. */
function readOnNewPage(...events: unknown[]) {
  visit('https://www.example.com/');
  const printed = watchWarnings();
  events.forEach((event) => readEvent(event, []));
  return printed.mock.calls.map(([line]) => line as string);
}

function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn;
}

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
      expect(read({ type })?.fields).toMatchObject({
        actor,
        action,
        object_type,
        product_section: 'page',
        product_page: 'www',
      });
    },
  );

  it('can set actor, action and object type itself', () => {
    const own = {
      actor: 'bot',
      action: 'press',
      object_type: 'thing',
      product_section: 'nav',
      product_page: 'app',
    };
    expect(read({ type: 'click', ...own })?.fields).toMatchObject(own);
  });

  it('has null for a missing field, or the field’s default', () => {
    const defaults = {
      actor: 'user',
      action: 'click',
      object_type: 'button',
      product_section: 'page',
      product_page: 'www',
    };
    const optional = {
      object_identifier: null,
      object_display_name: null,
      object_value: null,
      destination_url: null,
      product_area: null,
    };
    const names = Object.keys({ ...defaults, ...optional });
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    watchWarnings();
    expect(read({ type: 'click', ...nothing })).toEqual({
      type: 'click',
      fields: { ...defaults, ...optional },
      custom: null,
    });
  });

  it('keeps only documented parameters of its address', () => {
    const event = {
      type: 'click link',
      destination_url: '/a?token=1&source=b&utm_source=c&utm_x=d#e?f=1',
    };
    expect(read(event)?.fields.destination_url).toBe(
      '/a?source=b&utm_source=c&utm_x=d#e?f=1',
    );
  });

  it('can have custom strings, numbers, booleans and null', () => {
    const custom = { seconds: 5, muted: false, title: 'x', chapter: null };
    const event = { type: 'watch video', ...custom, no: undefined };
    expect(read(event)?.custom).toEqual(custom);
  });

  it('has its long values truncated', () => {
    const long = 'x'.repeat(1_000_000);
    const content = read({ type: 'my type', object_value: long, own: long });
    expect(content?.fields.object_value).toHaveLength(2000);
    expect(content?.custom?.own).toHaveLength(2000);
  });

  it('does not end with half a character if it is truncated', () => {
    const long = 'x' + '😀'.repeat(1500);
    const content = read({ type: 'click', object_value: long });
    expect(content?.fields.object_value).toBe('x' + '😀'.repeat(999));
  });

  it.each<[string, unknown]>([
    ...wrongTypes,
    ['undefined', undefined],
    ['a string', 'click'],
    ['without a type', {}],
    ['with an empty type', { type: '' }],
    ['with a type that is not a string', { type: 5 }],
    ['a hostile proxy', hostileProxy()],
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
  ])('is left out if it is %s, and the others stay', (_, value) => {
    watchWarnings();
    const event = {
      type: 'click',
      action: value,
      object_value: value,
      object_identifier: 'a',
    };
    expect(read(event)?.fields).toMatchObject({
      action: 'click',
      object_value: null,
      object_identifier: 'a',
    });
  });

  it('is left out if it throws', () => {
    watchWarnings();
    const event = { type: 'click', product_area: 'a' };
    throwAt(event, 'object_identifier');
    throwAt(event, 'own');
    expect(read(event)).toMatchObject({
      fields: { object_identifier: null, product_area: 'a' },
      custom: null,
    });
  });

  const line = (name: string) =>
    `Lintel: event field ${name} has a wrong type; left out.`;

  it.each([5, true, false, 0, {}])(
    'is reported in development if it is %j, once for each field',
    (value) => {
      const event = { type: 'click', object_value: value, action: value };
      const lines = readOnNewPage(event, event);
      expect(lines.sort()).toEqual([line('action'), line('object_value')]);
    },
  );

  it('is reported if it is null and must not be, but not if it is undefined', () => {
    const none = { type: 'my type', actor: undefined, own: undefined };
    expect(readOnNewPage(none)).toEqual([]);
    const event = {
      type: 'my type',
      actor: null,
      object_value: null,
      own: null,
    };
    expect(readOnNewPage(event)).toEqual([line('actor')]);
  });

  it('is reported in production only with logging', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const event = { type: 'click', object_value: 5 };
    expect(readOnNewPage(event)).toEqual([]);
    replaceForTest(window, 'lintelLogging', true);
    expect(readOnNewPage(event)).toEqual([line('object_value')]);
  });
});

describe('the TypeScript type of an event', () => {
  it('is found by the event’s `type`, for custom types too', () => {
    expectTypeOf<Exclude<TrackEvent['type'], 'watch video'>>().toEqualTypeOf<
      keyof EventTypes
    >();
    expectTypeOf<'watch video'>().toExtend<TrackEvent['type']>();
  });

  it('requires all fields, but events are read whatever their types are', () => {
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
      // @ts-expect-error A selection needs a value.
      { type: 'select', object_identifier: 'a' },
      // @ts-expect-error A section needs a name.
      { type: 'view section' },
      // @ts-expect-error This type is not declared.
      { type: 'watch film', object_identifier: 'a' },
      // @ts-expect-error This field is not declared.
      { type: 'land', seconds: 5 },
      // @ts-expect-error An experiment needs six fields.
      { type: 'A/B test assignments', experiment_name: 'a', variant: 'b' },
    ];
    watchWarnings();
    expect(events.map(read)).not.toContain(null);
  });
});
