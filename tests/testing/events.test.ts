// @vitest-environment node
import { expect, test } from 'vitest';
import { postJson, startForTest } from './startForTest';

const event = { actor: 'user', action: 'click' };
const contentForm = {
  eventContent: JSON.stringify(event),
  eventSchemaName: 'Navigation',
};
const customForm = {
  analyticsId: '6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
  commonData: { page_path: '/' },
  customData: event,
  customSchemaName: 'Navigation',
};
const formOf = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

test.each([
  ['eventContent', contentForm, { ...contentForm, eventContent: event }],
  ['analyticsId', customForm, customForm],
])(
  'the %s form is taken and logged alike, as JSON and form-encoded',
  async (_, payload, logged) => {
    const { url, backend } = await startForTest();
    const asJson = await postJson(`${url}/api/v1/events`, payload);
    const asForm = await fetch(`${url}/api/v1/events`, {
      method: 'POST',
      body: formOf(payload),
    });
    expect([asJson.status, asForm.status]).toEqual([202, 202]);
    expect(backend.log.map(({ body }) => body)).toEqual([logged, logged]);
    expect(backend.log[0]?.rawBody).toBe(JSON.stringify(payload));
  },
);

test.each([
  [{}, 'analyticsId is missing'],
  [[contentForm], 'The payload is not an object'],
  [null, 'The payload is not an object'],
  [{ ...contentForm, eventContent: event }, 'eventContent is not a string'],
  [
    { ...contentForm, eventContent: 'x' },
    'eventContent is not the JSON of an object',
  ],
  [
    { ...contentForm, eventContent: '[]' },
    'eventContent is not the JSON of an object',
  ],
  [{ eventSchemaName: 'Navigation' }, 'eventContent is missing'],
  [{ eventContent: '{}' }, 'eventSchemaName is missing'],
  [{ ...contentForm, eventSchemaName: ' ' }, 'eventSchemaName is not a name'],
  [{ ...customForm, analyticsId: 'abc' }, 'analyticsId is not a UUID'],
  [{ ...customForm, commonData: undefined }, 'commonData is missing'],
  [{ ...customForm, customData: 'x' }, 'customData is not an object'],
  [{ ...customForm, customSchemaName: 5 }, 'customSchemaName is not a name'],
])('%j is malformed: %s', async (payload, problem) => {
  const { url } = await startForTest();
  const response = await postJson(`${url}/api/v1/events`, payload);
  expect(response.status).toBe(400);
  const { problems } = (await response.json()) as { problems: string[] };
  expect(problems).toContain(problem);
});

test.each([
  ['application/json', '{"eventContent":', /not JSON/],
  ['application/json', '', /empty/],
  ['text/plain', JSON.stringify(contentForm), /content type is "text\/plain"/],
])('a %s body of %j is malformed', async (type, body, problem) => {
  const { url, backend } = await startForTest();
  const response = await fetch(`${url}/api/v1/events`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'Malformed event',
    problems: [expect.stringMatching(problem)],
  });
  expect(backend.log[0]).toMatchObject({ rawBody: body, status: 400 });
});

test('other events are taken whatever they hold', async () => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/clanker/events`;
  const statuses = [
    (await postJson(target, [1, 2])).status,
    (await fetch(target, { method: 'POST', body: '{not json' })).status,
  ];
  expect(statuses).toEqual([202, 202]);
});
