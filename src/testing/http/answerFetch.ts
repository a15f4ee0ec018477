import { bytesOf, firstHalf, usualHeaders, type Answer } from './answer';
import { BODY_LIMIT, type Upload } from './body';
import type { Exchange } from './exchange';

/** Statuses with which `Response` accepts no body. */
const BODILESS = [101, 103, 204, 205, 304];

/**
 * Answers a `Request`, with a network error if the connection is cut. Resolves to
 * `undefined` if there is no route for its path.
 *
 * @param cookie the Cookie header, which browsers hide
 * @param keepCookie receives the Set-Cookie headers, which browsers remove from
 *   a `Response` (https://fetch.spec.whatwg.org/#forbidden-response-header-name)
 */
export async function answerFetch(
  exchange: Exchange,
  request: Request,
  cookie?: string,
  keepCookie?: (setCookie: string) => unknown,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const stop = () => request.signal?.removeEventListener('abort', leave);
  request.signal?.addEventListener('abort', leave);
  const reply = await exchange.answer({
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    cookie: cookie ?? request.headers.get('cookie') ?? undefined,
    readBody: () => readBody(request),
    left: leaving.signal,
  });
  const half = typeof reply === 'object' ? reply.half : undefined;
  void Promise.resolve(half).then(stop);
  if (!reply) return undefined;
  if (reply === 'cut') return Response.error();
  const { answer } = reply;
  const cookies = [answer.headers?.['set-cookie'] ?? []].flat();
  await Promise.all(cookies.map((each) => keepCookie?.(each)));
  const whole = BODILESS.includes(answer.status) ? null : bytesOf(answer);
  const body = half ? breakingOff(answer, half) : whole;
  return new Response(body, {
    status: answer.status,
    headers: headersOf(answer),
  });
}

function breakingOff(answer: Answer, end: Promise<unknown>): ReadableStream {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(firstHalf(answer));
      const error = new TypeError('The connection was closed.');
      void end.then(() => controller.error(error));
    },
  });
}

function headersOf(answer: Answer): Headers {
  const headers = new Headers(usualHeaders);
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    headers.delete(name);
    for (const each of [value].flat()) headers.append(name, each);
  }
  return headers;
}

async function readBody(request: Request): Promise<Upload> {
  try {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > BODY_LIMIT) return { state: 'tooLarge' };
    return { state: 'complete', text: new TextDecoder().decode(bytes) };
  } catch {
    return { state: 'cutOff' };
  }
}
