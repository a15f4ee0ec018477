import { bytesOf, firstHalf, usualHeaders, type Answer } from './answer';
import { BODY_LIMIT, type Upload } from './body';
import type { Connection } from './connection';
import type { Incoming } from './receive';

/** With these, `Response` takes no body. */
const BODILESS = [101, 103, 204, 205, 304];

/**
 * A request as `fetch` makes it.
 *
 * @param cookie its Cookie header, which browsers keep to themselves
 */
export function fetchIncoming(request: Request, cookie?: string): Incoming {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    cookie: cookie ?? request.headers.get('cookie') ?? undefined,
    readBody: () => readBody(request),
  };
}

/** A connection that ends in a `Response`; a network error where it is destroyed. */
export function fetchConnection(request: Request): {
  connection: Connection;
  response: Promise<Response>;
} {
  const listeners = new Set<() => void>();
  const added = new Headers();
  let over = false;
  let aborted = false;
  let begun = false;
  let half: ReadableStreamDefaultController<Uint8Array> | undefined;
  let settle!: (response: Response) => void;
  const response = new Promise<Response>((resolve) => (settle = resolve));

  function end(): void {
    if (over) return;
    over = true;
    request.signal?.removeEventListener('abort', abort);
    for (const listener of listeners) listener();
  }

  function destroy(): void {
    if (half) half.error(new TypeError('The connection was closed.'));
    else settle(Response.error());
    half = undefined;
    end();
  }

  function abort(): void {
    aborted = !over;
    destroy();
  }

  function answerWith(answer: Answer, body: BodyInit | null): void {
    begun = true;
    const headers = headersOf(answer, added);
    settle(new Response(body, { status: answer.status, headers }));
  }

  request.signal?.addEventListener('abort', abort);
  const connection: Connection = {
    get over() {
      return over;
    },
    get aborted() {
      return aborted;
    },
    get begun() {
      return begun;
    },
    whenOver(listener) {
      if (over) listener();
      else listeners.add(listener);
    },
    addHeaders(headers) {
      for (const [name, value] of Object.entries(headers)) {
        added.set(name, value);
      }
    },
    send(answer) {
      const isBodiless = BODILESS.includes(answer.status);
      answerWith(answer, isBodiless ? null : bytesOf(answer));
      end();
    },
    async sendHalf(answer) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          half = controller;
          controller.enqueue(firstHalf(answer));
        },
      });
      answerWith(answer, body);
    },
    destroy,
  };
  return { connection, response };
}

function headersOf(answer: Answer, added: Headers): Headers {
  const headers = new Headers(usualHeaders);
  added.forEach((value, name) => headers.set(name, value));
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    headers.delete(name);
    for (const each of [value].flat()) headers.append(name, each);
  }
  return headers;
}

async function readBody(request: Request): Promise<Upload> {
  try {
    const text = await request.text();
    if (text.length > BODY_LIMIT) return { state: 'tooLarge' };
    return { state: 'complete', text };
  } catch {
    return { state: 'cutOff' };
  }
}
