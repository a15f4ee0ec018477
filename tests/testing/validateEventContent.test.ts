// @vitest-environment node
import { expect, test } from 'vitest';
import { postJson, startForTest } from './startForTest';

const nonNull = Object.fromEntries(
  [
    ...['actor', 'action', 'object_type', 'product_section', 'product_page'],
    ...['event_owner_team', 'event_source', 'client_version', 'analytics_id'],
    ...['session_id', 'page_host', 'page_path', 'event_timestamp'],
  ].map((name) => [name, 'x']),
);

test.each([
  ['as they are', nonNull],
  [
    'in eventContent',
    { eventContent: JSON.stringify(nonNull), eventSchemaName: 'S' },
  ],
  [
    'in common and custom data',
    {
      analyticsId: 'x',
      commonData: { ...nonNull, analytics_id: undefined },
      customData: {},
    },
  ],
])('event fields %s are validated', async (_, payload) => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/validate-event-content/Navigation`;
  const response = await postJson(target, payload);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ valid: true, errors: [] });
});

test.each([
  [{ ...nonNull, actor: null }, 'actor is not a string'],
  [{ ...nonNull, page_host: undefined }, 'page_host is not a string'],
  [{ eventContent: 'x' }, 'The event content is not an object'],
  [[], 'The event content is not an object'],
])('the validation of %j says: %s', async (payload, error) => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/validate-event-content/Navigation`;
  const response = await postJson(target, payload);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ valid: false, errors: [error] });
});

test('content that is not JSON is not valid', async () => {
  const { url } = await startForTest();
  const response = await fetch(`${url}/api/v1/validate-event-content/S`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(await response.json()).toEqual({
    valid: false,
    errors: [expect.stringMatching(/not JSON/)],
  });
});

test('a validation names its schema', async () => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/validate-event-content/`;
  expect((await postJson(target, {})).status).toBe(404);
});
