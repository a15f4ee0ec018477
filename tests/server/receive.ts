import type { IncomingMessage } from 'node:http';
import { parseBody, readBody, type Upload } from './body';
import { readCookies } from './cookies';
import { splitTarget } from './paths';
import type { LoggedRequest } from './requestLog';

export interface Received {
  readonly request: LoggedRequest;
  readonly upload: Upload['state'];
}

/** Reads a request whole, or all but its body, where that is another handler's to read. */
export async function receive(
  req: IncomingMessage,
  withBody = true,
): Promise<Received> {
  const receivedAt = Date.now();
  const upload: Upload = withBody
    ? await readBody(req)
    : { state: 'complete', text: '' };
  const rawBody = upload.state === 'complete' ? upload.text : '';
  const url = req.url ?? '/';
  const request: LoggedRequest = {
    method: req.method ?? 'GET',
    url,
    ...splitTarget(url),
    headers: { ...req.headers },
    cookies: readCookies(req.headers.cookie),
    ...parseBody(req.headers['content-type'], rawBody),
    rawBody,
    receivedAt,
    ...(upload.state !== 'complete' && { incomplete: true }),
  };
  return { request, upload: upload.state };
}
