import { parseBody, type Upload } from './body';
import { readCookies } from './cookies';
import { splitTarget } from './paths';
import type { LoggedRequest } from '../requestLog';

/** A request that has come, by whatever way. */
export interface Incoming {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly url: string;
  readonly headers: LoggedRequest['headers'];
  /** The Cookie header. */
  readonly cookie: string | undefined;
  readBody(): Promise<Upload>;
}

export interface Received {
  readonly request: LoggedRequest;
  readonly upload: Upload['state'];
}

/** Reads a request whole, or all but its body, where that is another handler's to read. */
export async function receive(
  { method, url, headers, cookie, readBody }: Incoming,
  withBody = true,
): Promise<Received> {
  const receivedAt = Date.now();
  const upload: Upload = withBody
    ? await readBody()
    : { state: 'complete', text: '' };
  const rawBody = upload.state === 'complete' ? upload.text : '';
  const type = headers['content-type'];
  const request: LoggedRequest = {
    method,
    url,
    ...splitTarget(url),
    headers,
    cookies: readCookies(cookie),
    ...parseBody(typeof type === 'string' ? type : undefined, rawBody),
    rawBody,
    receivedAt,
    ...(upload.state !== 'complete' && { incomplete: true }),
  };
  return { request, upload: upload.state };
}
