import type { ServerResponse } from 'node:http';

/** What the server says to a request. Header names are lower case. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
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

export function send(res: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body ?? '');
  const bodiless = answer.status === 204 || answer.status === 304;
  res.writeHead(answer.status, {
    'cache-control': 'no-store',
    ...(!bodiless && { 'content-length': body.length }),
    ...answer.headers,
  });
  res.end(body);
}

/**
 * Sends the headers and the first half of the body, and leaves the answer
 * open. It promises at least one byte more than it sends, whatever the body.
 */
export function sendHalf(res: ServerResponse, answer: Answer): Promise<void> {
  const body = Buffer.from(answer.body?.length ? answer.body : ' ');
  const half = body.subarray(0, Math.ceil(body.length / 2));
  res.writeHead(answer.status, {
    'cache-control': 'no-store',
    'content-length': body.length + 1,
    ...answer.headers,
  });
  return new Promise((resolve) => {
    res.once('close', resolve);
    res.write(half, () => resolve());
  });
}

/** A mistake must not end the server it happens in, nor stay unseen. */
export function sendFailure(res: ServerResponse, error: unknown): void {
  if (res.headersSent) res.socket?.destroy();
  else send(res, json(500, { error: String(error) }));
}
