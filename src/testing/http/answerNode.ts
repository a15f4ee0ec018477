import {
  bytesOf,
  failure,
  firstHalf,
  usualHeaders,
  type Answer,
} from './answer';
import { BODY_LIMIT, type Upload } from './body';
import type { Exchange } from './exchange';
import type { NodeRequest, NodeResponse } from './nodeHttp';

/** Answers a request as Node's server has it; resolves to `false`, with nothing read or written, if nothing here answers its path. */
export async function answerNode(
  exchange: Exchange,
  req: NodeRequest,
  res: NodeResponse,
): Promise<boolean> {
  const leaving = new AbortController();
  let over = false;
  const cut = () => {
    over = true;
    res.socket?.destroy();
  };
  res.once('finish', () => (over = true));
  res.once('close', () => over || leaving.abort());
  const reply = await exchange.answer({
    method: req.method ?? 'GET',
    url: req.url ?? '/',
    headers: { ...req.headers },
    cookie: req.headers.cookie,
    readBody: () => readBody(req),
    left: leaving.signal,
  });
  if (reply === 'cut') cut();
  else if (typeof reply === 'object') {
    if (reply.half) void sendHalf(res, reply.answer, reply.half).then(cut);
    else send(res, reply.answer);
  }
  return reply !== undefined;
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
async function sendHalf(
  res: NodeResponse,
  answer: Answer,
  end: Promise<unknown>,
): Promise<void> {
  res.writeHead(answer.status, {
    ...usualHeaders,
    'content-length': Math.max(bytesOf(answer).length, 1) + 1,
    ...answer.headers,
  });
  await new Promise<void>((resolve) => {
    res.once('close', resolve);
    res.write(firstHalf(answer), () => resolve());
  });
  await end;
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
