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

/** Answers a request of Node's `http`. Resolves to `false`, without reading or writing anything, if there is no route for its path. */
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
  if (!reply) return false;
  if (reply === 'cut') cut();
  else if (reply.half) void sendHalf(res, reply.answer, reply.half).then(cut);
  else send(res, reply.answer);
  return true;
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

/** Sends half of an answer. Its Content-Length is larger than the part that is sent. */
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

/** Answers with 500, so that an error does not stop the server. */
export function sendFailure(res: NodeResponse, error: unknown): void {
  if (res.headersSent) res.socket?.destroy();
  else send(res, failure(error));
}

/**
 * Reads the body of a request. If it is too large, it is read but not stored:
 * answering before the client has sent everything would reset the connection,
 * and the answer would be lost.
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
