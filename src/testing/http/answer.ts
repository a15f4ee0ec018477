import type { LoggedRequest } from '../requestLog';

/** The answer to a request. Header names are lower case. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export function json(
  status: number,
  value: unknown,
  headers?: Answer['headers'],
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

/** Default headers of all answers. */
export const usualHeaders = { 'cache-control': 'no-store' };

/** The answer if a handler throws. */
export function failure(error: unknown): Answer {
  return json(500, { error: String(error) });
}

/** The body of an answer, in bytes. */
export function bytesOf({ body = '' }: Answer): Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? new TextEncoder().encode(body) : body;
}

/** The first half of a body, for answers that break off. Never empty. */
export function firstHalf(answer: Answer): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(
    answer.body?.length ? answer : { ...answer, body: ' ' },
  );
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

/** CORS headers that let the page read the answer and send cookies. */
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
