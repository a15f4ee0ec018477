import type { Answer } from './answer';
import type { LoggedRequest } from '../requestLog';

/** The headers that let the page that asks read the answer, and its cookies through. */
export function allowedOrigin({
  headers,
}: LoggedRequest): Record<string, string> {
  const { origin } = headers;
  if (typeof origin !== 'string') return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
}

export function preflight(request: LoggedRequest, method: string): Answer {
  const asked = request.headers['access-control-request-headers'];
  return {
    status: 204,
    headers: {
      allow: `${method}, OPTIONS`,
      'access-control-allow-methods': method,
      'access-control-allow-headers':
        typeof asked === 'string' ? asked : 'content-type',
    },
  };
}
