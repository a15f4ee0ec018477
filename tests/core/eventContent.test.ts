import { describe, expect, it } from 'vitest';
import { readEvent } from '../../src/core/eventContent';
import { expectConsole } from '../setup/console';
import { hostileProxy, throwAt, wrongTypes } from '../content/hostileValues';
import { replaceForTest } from './trackedPage';

const read = (event: unknown) => readEvent(event, ['source']);

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
      destination_url: '/a?token=1&source=b#c',
    };
    expect(read(event)?.fields.destination_url).toBe('/a?source=b');
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

  it.each([...bad, ['a boolean', true] as [string, unknown]])(
    'is left out where it is %s; the others stay',
    (_, value) => {
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
    },
  );

  it('is left out where it throws', () => {
    const event = { type: 'click', product_area: 'a' };
    throwAt(event, 'object_identifier');
    throwAt(event, 'own');
    expect(read(event)).toMatchObject({
      fields: { object_identifier: null, product_area: 'a' },
      custom: null,
    });
  });

  it('is warned of where logging is on, once for each field', () => {
    replaceForTest(window, 'lintelLogging', true);
    expectConsole('warn', /^Lintel: .*event field object_value .*left out/);
    expectConsole('warn', /^Lintel: .*event field own .*left out/);
    read({ type: 'click', object_value: 5, own: {} });
    read({ type: 'click', object_value: 5 });
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
