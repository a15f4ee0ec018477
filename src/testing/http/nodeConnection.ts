import {
  bytesOf,
  failure,
  firstHalf,
  usualHeaders,
  type Answer,
} from './answer';
import { BODY_LIMIT, type Upload } from './body';
import type { Connection } from './connection';
import type { NodeRequest, NodeResponse } from './nodeHttp';
import type { Incoming } from './receive';

/** A request as Node's server has it. */
export function nodeIncoming(req: NodeRequest): Incoming {
  return {
    method: req.method ?? 'GET',
    url: req.url ?? '/',
    headers: { ...req.headers },
    cookie: req.headers.cookie,
    readBody: () => readBody(req),
  };
}

export function nodeConnection(res: NodeResponse): Connection {
  let over = false;
  let finished = false;
  let destroyed = false;
  res.once('finish', () => {
    finished = true;
  });
  res.once('close', () => {
    over = true;
  });
  return {
    get over() {
      return over || res.writableEnded;
    },
    get aborted() {
      return over && !finished && !destroyed;
    },
    get begun() {
      return res.headersSent;
    },
    whenOver(listener) {
      if (over) listener();
      else res.once('close', listener);
    },
    addHeaders(headers) {
      for (const [name, value] of Object.entries(headers)) {
        res.setHeader(name, value);
      }
    },
    send: (answer) => send(res, answer),
    sendHalf: (answer) => sendHalf(res, answer),
    destroy() {
      destroyed = true;
      res.socket?.destroy();
    },
  };
}

export function send(res: NodeResponse, answer: Answer): void {
  const body = bytesOf(answer);
  const bodiless = answer.status === 204 || answer.status === 304;
  res.writeHead(answer.status, {
    ...usualHeaders,
    ...(!bodiless && { 'content-length': body.length }),
    ...answer.headers,
  });
  res.end(body);
}

/** It promises at least one byte more than it sends. */
function sendHalf(res: NodeResponse, answer: Answer): Promise<void> {
  res.writeHead(answer.status, {
    ...usualHeaders,
    'content-length': Math.max(bytesOf(answer).length, 1) + 1,
    ...answer.headers,
  });
  return new Promise((resolve) => {
    res.once('close', resolve);
    res.write(firstHalf(answer), () => resolve());
  });
}

/** A mistake must not end the server it happens in. */
export function sendFailure(res: NodeResponse, error: unknown): void {
  if (res.headersSent) res.socket?.destroy();
  else send(res, failure(error));
}

/**
 * Reads a request's body. One that is too large is read to its end, but not
 * kept: answering before the client has sent everything resets the connection
 * on it, and the answer is lost.
 */
async function readBody(req: NodeRequest): Promise<Upload> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of req) {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    return { state: 'cutOff' };
  }
  if (size > BODY_LIMIT) return { state: 'tooLarge' };
  return { state: 'complete', text: Buffer.concat(chunks).toString() };
}
