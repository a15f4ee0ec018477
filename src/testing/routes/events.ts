import { json } from '../http/answer';
import { isObject } from '../http/body';
import { fieldsOf, problemsOf } from './eventPayload';
import { lastSegment, notFound, type Route } from './route';

export const events: Route = {
  method: 'POST',
  path: '/api/v1/events',
  crossOrigin: true,
  answer({ body, bodyProblem }) {
    const problems = bodyProblem ? [bodyProblem] : problemsOf(body);
    if (problems.length === 0) return { status: 202 };
    return json(400, { error: 'Malformed event', problems });
  },
};

/** Accepts every payload. */
export const otherEvents: Route = {
  method: 'POST',
  path: '/api/v1/clanker/events',
  crossOrigin: true,
  answer: () => ({ status: 202 }),
};

export const validateEventContent: Route = {
  method: 'POST',
  path: '/api/v1/validate-event-content/*',
  crossOrigin: true,
  answer(request) {
    if (!lastSegment(validateEventContent, request)) return notFound(request);
    const errors = request.bodyProblem
      ? [request.bodyProblem]
      : contentErrors(request.body);
    return json(200, { valid: errors.length === 0, errors });
  },
};

/** The event fields that must be strings. */
export const nonNullFields = [
  'actor',
  'action',
  'object_type',
  'product_section',
  'product_page',
  'event_owner_team',
  'event_source',
  'client_version',
  'analytics_id',
  'session_id',
  'page_host',
  'page_path',
  'event_timestamp',
];

function contentErrors(payload: unknown): string[] {
  const fields = isObject(payload) ? fieldsOf(payload) : undefined;
  if (!isObject(fields)) return ['The event content is not an object'];
  return nonNullFields
    .filter((name) => typeof fields[name] !== 'string')
    .map((name) => `${name} is not a string`);
}

const TRANSPARENT_GIF = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);

export const landing: Route = {
  method: 'GET',
  path: '/api/track/Track',
  crossOrigin: true,
  answer: () => ({
    status: 200,
    headers: { 'content-type': 'image/gif' },
    body: TRANSPARENT_GIF,
  }),
};
