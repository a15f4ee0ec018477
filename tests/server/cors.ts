import type { ServerResponse } from 'node:http';
import type { Answer } from './answer';
import type { LoggedRequest } from './requestLog';

/** Lets the page that asks read the answer, and its cookies through. */
export function allowOrigin(
  res: ServerResponse,
  { headers }: LoggedRequest,
): void {
  res.setHeader('vary', 'Origin');
  if (typeof headers.origin !== 'string') return;
  res.setHeader('access-control-allow-origin', headers.origin);
  res.setHeader('access-control-allow-credentials', 'true');
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
