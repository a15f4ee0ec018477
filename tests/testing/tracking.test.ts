// @vitest-environment node
import { expect, test } from 'vitest';
import { postJson, startForTest } from './startForTest';

test('a landing is answered with an image that is not cached', async () => {
  const { url } = await startForTest();
  const response = await fetch(`${url}/api/track/Track?rk=12345678`);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/gif');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body.subarray(0, 6).toString()).toBe('GIF89a');
  expect([body.readUInt16LE(6), body.readUInt16LE(8)]).toEqual([1, 1]);
});

test('a landing is logged with its fields', async () => {
  const { url, backend } = await startForTest();
  const before = Date.now();
  await fetch(`${url}/api/track/Track?landing=%2Fa%3Fb%3D1&screen=1440x900`, {
    headers: { cookie: 'marketing_id=m%201; broken=%E0' },
  });
  expect(backend.log).toEqual([
    expect.objectContaining({
      method: 'GET',
      url: '/api/track/Track?landing=%2Fa%3Fb%3D1&screen=1440x900',
      path: '/api/track/Track',
      query: { landing: '/a?b=1', screen: '1440x900' },
      cookies: { marketing_id: 'm 1', broken: '%E0' },
      rawBody: '',
      body: undefined,
      status: 200,
    }),
  ]);
  expect(backend.log[0]?.receivedAt).toBeGreaterThanOrEqual(before);
});

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
  'the %s form is accepted and logged alike, as JSON and form-encoded',
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

test('other events are accepted with any fields', async () => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/clanker/events`;
  const statuses = [
    (await postJson(target, [1, 2])).status,
    (await fetch(target, { method: 'POST', body: '{not json' })).status,
  ];
  expect(statuses).toEqual([202, 202]);
});

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
])('the validation of %j reports: %s', async (payload, error) => {
  const { url } = await startForTest();
  const target = `${url}/api/v1/validate-event-content/Navigation`;
  const response = await postJson(target, payload);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ valid: false, errors: [error] });
});

test('content that is not JSON is invalid', async () => {
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

const origin = 'https://www.example.com';
const trackingCalls = [
  ['GET', '/api/track/Track'],
  ['POST', '/api/v1/events'],
  ['POST', '/api/v1/clanker/events'],
  ['POST', '/api/v1/validate-event-content/Navigation'],
] as const;

test.each(trackingCalls)(
  '%s %s answers the preflight of another origin',
  async (method, path) => {
    const { url } = await startForTest();
    const { status, headers } = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,x-other',
      },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'content-type,x-other',
      vary: 'Origin',
    });
  },
);

test.each(trackingCalls)(
  '%s %s lets another origin read its answer, including failures',
  async (method, path) => {
    const { url, backend } = await startForTest();
    const call = () => fetch(url + path, { method, headers: { origin } });
    const first = await call();
    backend.setFault(path, { status: 500 });
    const second = await call();
    for (const { headers } of [first, second]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
    expect(second.status).toBe(500);
  },
);

test.each(['/api/me', '/api/auth/Logout', '/auth/protected-redirect/login'])(
  '%s is closed to other origins',
  async (path) => {
    const { url } = await startForTest();
    const { status, headers } = await fetch(url + path, {
      method: 'OPTIONS',
      headers: { origin },
    });
    expect(status).toBe(405);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
