import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEvent } from '../../src/core/analytics/eventContent';
import { hostileProxy, throwAt, wrongTypes } from '../content/hostileValues';
import { replaceForTest } from './trackedPage';
import { visit } from './visit';

const read = (event: unknown) => readEvent(event, ['source']);

/** The same on a new page, with the lines that it prints. */
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
  ])('of type "%s" says: %s, %s, %s', (type, actor, action, object_type) => {
    expect(read({ type })?.fields).toMatchObject({
      actor,
      action,
      object_type,
      product_section: 'page',
      product_page: 'www',
    });
  });

  it('says itself what it says', () => {
    const own = {
      actor: 'bot',
      action: 'press',
      object_type: 'thing',
      product_section: 'nav',
      product_page: 'app',
    };
    expect(read({ type: 'click', ...own })?.fields).toMatchObject(own);
  });

  it('has null for what may be missing, and its default for what may not', () => {
    watchWarnings();
    const fields = [
      'actor',
      'action',
      'object_type',
      'object_identifier',
      'object_display_name',
      'object_value',
      'destination_url',
      'product_section',
      'product_page',
      'product_area',
    ];
    const nothing = Object.fromEntries(fields.map((name) => [name, null]));
    expect(read({ type: 'click', ...nothing })).toEqual({
      type: 'click',
      fields: {
        ...nothing,
        actor: 'user',
        action: 'click',
        object_type: 'button',
        product_section: 'page',
        product_page: 'www',
      },
      custom: null,
    });
  });

  it('keeps of its address what is harmless', () => {
    const event = {
      type: 'click link',
      destination_url: '/a?token=1&source=b&utm_source=c&utm_x=d#e?f=1',
    };
    expect(read(event)?.fields.destination_url).toBe(
      '/a?source=b&utm_source=c&utm_x=d#e?f=1',
    );
  });

  it('carries texts, numbers, booleans and null of the team’s own', () => {
    const custom = { seconds: 5, muted: false, title: 'x', chapter: null };
    expect(
      read({ type: 'watch video', ...custom, no: undefined })?.custom,
    ).toEqual(custom);
  });

  it('is cut where it is long', () => {
    const long = 'x'.repeat(1_000_000);
    const content = read({ type: 'click', object_value: long, own: long });
    expect(content?.fields.object_value).toHaveLength(2000);
    expect(content?.custom?.own).toHaveLength(2000);
  });
});

describe('a field of a wrong type', () => {
  const bad = wrongTypes.filter(([name]) => name !== 'null');

  it.each<[string, unknown]>([
    ...bad,
    ['true', true],
    ['false', false],
    ['zero', 0],
  ])('is left out where it is %s; the others stay', (_, value) => {
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

  it('is left out where it throws', () => {
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
    'is warned of in development where it is %j, once for each field',
    (value) => {
      const event = { type: 'click', object_value: value, action: value };
      const lines = readOnNewPage(event, event);
      expect(lines.sort()).toEqual([line('action'), line('object_value')]);
    },
  );

  it('is warned of where it is null and may not be', () => {
    const event = { type: 'click', actor: null, object_value: null, own: null };
    expect(readOnNewPage(event)).toEqual([line('actor')]);
  });

  it('is none where it is undefined', () => {
    const event = { type: 'click', actor: undefined, own: undefined };
    expect(readOnNewPage(event)).toEqual([]);
  });

  it('is warned of in production only where logging is on', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    const event = { type: 'click', object_value: 5 };
    expect(readOnNewPage(event)).toEqual([]);
    replaceForTest(window, 'lintelLogging', true);
    expect(readOnNewPage(event)).toEqual([line('object_value')]);
  });
});

it.each<[string, unknown]>([
  ...wrongTypes,
  ['undefined', undefined],
  ['a text', 'click'],
  ['without a type', {}],
  ['of an empty type', { type: '' }],
  ['of no text for a type', { type: 5 }],
  ['a hostile proxy', hostileProxy()],
])('is no event where it is %s', (_, event) => {
  expect(read(event)).toBeNull();
});
