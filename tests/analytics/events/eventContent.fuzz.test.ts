import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  hostileProxy,
  revokedProxy,
  throwAt,
} from '../../content/hostileValues';
import { openPage } from '../trackedPage';

/** The fields of every event that must be strings. */
const nonNullFields = [
  ...['actor', 'action', 'object_type', 'product_section', 'product_page'],
  ...['event_owner_team', 'event_source', 'client_version', 'analytics_id'],
  ...['session_id', 'page_host', 'page_path', 'event_timestamp'],
];

const contentForm = {
  eventContent: expect.stringMatching(/^\{/),
  eventSchemaName: expect.stringMatching(/\S/),
};
const customForm = {
  analyticsId: expect.stringMatching(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  ),
  commonData: expect.stringMatching(/^\{/),
  customData: expect.stringMatching(/^\{/),
  customSchemaName: expect.stringMatching(/\S/),
};

/**
 * Creates the value only when a test needs it: fast-check inspects the values
 * it passes on, and hostile ones throw.
 */
type Make = () => unknown;

const made = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Make> =>
  arbitrary.map((value) => () => value);

const cycle: Record<string, unknown> = {};
cycle.self = cycle;
const throwing = {};
throwAt(throwing, 'toString');
throwAt(throwing, 'toJSON');

const hostile = fc.oneof(
  made(
    fc.constantFrom<unknown>(
      ...[cycle, throwing, 5n, Symbol('x'), () => 'x', NaN, -0, Infinity],
      ...[new Date(NaN), null, undefined, 'x'.repeat(1_048_576), '\ud800'],
      ...['\u0000\u2028', '/?a=1#b', 'javascript:alert(1)', new Map()],
    ),
  ),
  fc.constantFrom<Make>(() => document, hostileProxy, revokedProxy),
  made(fc.string({ unit: 'binary' })),
  made(fc.anything({ withBigInt: true, withNullPrototype: true })),
);

const types = [
  'click',
  'A/B test assignments',
  'watch video',
  '__proto__',
  '!',
];
const names = [
  ...['actor', 'action', 'object_type', 'object_identifier', 'object_value'],
  ...['destination_url', 'product_section', 'product_page', 'product_area'],
  ...['analytics_id', 'session_id', 'page_host', '__proto__', 'constructor'],
  ...['toString', 'toJSON', 'then', 'hasOwnProperty'],
];
const field = fc.record({
  name: fc.oneof(fc.constantFrom(...names), fc.string()),
  value: hostile,
  throws: fc.boolean(),
});
const prototype = fc.constantFrom<() => object | null>(
  () => Object.prototype,
  () => null,
  () => ({ type: 'click', actor: 'inherited' }),
  () => Array.prototype,
  hostileProxy,
);

/** An object with arbitrary fields. Some only throw. */
const object = fc
  .record({
    type: fc.oneof(made(fc.constantFrom(...types)), hostile),
    fields: fc.uniqueArray(field, {
      maxLength: 12,
      selector: ({ name }) => name,
    }),
    prototype,
    frozen: fc.boolean(),
  })
  .map(({ type, fields, prototype, frozen }): Make => {
    return () => {
      const event = Object.create(prototype()) as object;
      const define = (name: string, make: Make) =>
        Object.defineProperty(event, name, { enumerable: true, value: make() });
      for (const { name, value, throws } of fields) {
        if (throws) throwAt(event, name);
        else define(name, value);
      }
      if (!Object.hasOwn(event, 'type')) define('type', type);
      return frozen ? Object.freeze(event) : event;
    };
  });
const payload = fc.oneof(
  { weight: 8, arbitrary: object },
  { weight: 1, arbitrary: hostile },
);

it('sending never throws or rejects, and events are well-formed: 1,000 payloads', async () => {
  const page = openPage();
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', onRejection);
  onTestFinished(() => void process.off('unhandledRejection', onRejection));
  // It warns of each field that it leaves out.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  await page.show();
  let queued = 0;
  await fc.assert(
    fc.asyncProperty(payload, async (make) => {
      const { outcome } = await page.track(make());
      expect(['queued', 'dropped']).toContain(outcome);
      if (outcome === 'queued') queued += 1;
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  expect(rejections).toEqual([]);
  expect(page.sent).toHaveLength(queued);
  expect(queued).toBeGreaterThan(400);
  for (const { payload } of page.sent) {
    const isCustom = payload.eventContent === undefined;
    expect(payload).toEqual(isCustom ? customForm : contentForm);
  }
  // A custom field with one of these names is in the custom data.
  const wrong = page.sent.flatMap(
    ({ payload: { eventContent, commonData } }) => {
      const text = eventContent ?? commonData ?? '';
      const event = JSON.parse(text) as Record<string, unknown>;
      return nonNullFields.filter((name) => typeof event[name] !== 'string');
    },
  );
  expect(wrong).toEqual([]);
}, 180_000);
