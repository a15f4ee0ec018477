import { failure, type Answer, allowedOrigin } from './answer';
import { parseBody, loggedBody, type Upload } from './body';
import { readCookies } from './cookies';
import { splitTarget } from './paths';
import type { Faults } from '../faults/faults';
import { replyWithFault } from '../faults/replyWithFault';
import {
  SCOPE_COOKIE,
  type LoggedRequest,
  type RequestLog,
} from '../requestLog';
import type { Route } from '../routes/route';
import { answerOf, findRoute } from '../routes/routes';
import type { Sessions } from '../sessions';

/** A received request, from Node or the Fetch API. */
export interface Incoming {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly url: string;
  readonly headers: LoggedRequest['headers'];
  /** The Cookie header. */
  readonly cookie: string | undefined;
  readBody(): Promise<Upload>;
  /** Aborted if the client leaves before it received the whole answer. */
  readonly left: AbortSignal;
}

/** The reply to a request. */
export type Reply =
  /** The connection is closed without an answer, by a fault or by the client. */
  | 'cut'
  | {
      readonly answer: Answer;
      /** Only the first half of the body is sent. The connection closes when this resolves. */
      readonly half?: Promise<unknown>;
    };

export type Exchange = ReturnType<typeof createExchange>;

/**
 * Answers requests: logs them, applies faults and calls routes.
 *
 * @param control routes that control the backend. They are not logged and have
 *   no faults
 */
export function createExchange(
  sessions: Sessions,
  log: RequestLog,
  faults: Faults,
  routes: readonly Route[],
  control: readonly Route[],
) {
  const held = new Map<(reply: Reply) => void, string | undefined>();

  /** Resolves to `undefined`, without reading anything, if there is no route for the path. */
  async function answer(incoming: Incoming): Promise<Reply | undefined> {
    const { path } = splitTarget(incoming.url);
    const steering = findRoute(control, path);
    if (steering) {
      const { request, upload } = await receive(incoming);
      return { answer: answerOf(steering, request, upload, sessions) };
    }
    const route = findRoute(routes, path);
    const scope = readCookies(incoming.cookie)[SCOPE_COOKIE];
    const fault = faults.take(incoming.method, path, scope);
    if (!route && !fault) return undefined;

    const { left } = incoming;
    let end!: (reply: Reply) => void;
    const ended = new Promise<Reply>((resolve) => (end = resolve));
    left.addEventListener('abort', () => end('cut'));
    held.set(end, scope);
    void ended.then(() => held.delete(end));

    const { request, upload } = await receive(incoming, route !== undefined);
    const entry = { ...request, body: loggedBody(request.body) };
    const markAborted = () => (entry.aborted = true);
    if (left.aborted) markAborted();
    left.addEventListener('abort', markAborted);
    log.add(entry);
    if (upload === 'cutOff' || left.aborted) return 'cut';

    const reply = await replyWithFault(
      fault ?? {},
      ended,
      () => route && answerOf(route, request, upload, sessions),
    ).catch((error: unknown): Reply => ({ answer: failure(error) }));
    if (typeof reply !== 'object') return reply;
    if (!reply.half) held.delete(end);
    entry.status = reply.answer.status;
    if (!route?.crossOrigin) return reply;
    // On every answer, so that the page can read failures, too.
    const headers = { ...allowedOrigin(request), ...reply.answer.headers };
    return { ...reply, answer: { ...reply.answer, headers } };
  }

  return {
    answer,
    /** Ends the requests that a fault still delays. */
    cutHeld(scope?: string): void {
      for (const [end, owner] of [...held]) {
        // With an answer, because browsers repeat a request if the connection
        // closes without one.
        if (scope === undefined || owner === scope) {
          end({ answer: { status: 503 } });
        }
      }
    },
  };
}

/** Reads a request. Without its body if another handler will read that. */
async function receive(
  { method, url, headers, cookie, readBody }: Incoming,
  withBody = true,
): Promise<{ request: LoggedRequest; upload: Upload['state'] }> {
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
