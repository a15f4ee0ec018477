/** The base of relative addresses if there is no page. */
const NO_PAGE = 'http://localhost/';

/**
 * Behaves like `fetch`: resolves relative addresses against the page, and rejects
 * if the connection breaks or the signal is aborted.
 *
 * @param answer resolves to `undefined` if it has no answer
 * @param usual the original `fetch`, which then answers, if there is one
 */
export async function answerLikeFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  answer: (request: Request) => Promise<Response | undefined>,
  usual: typeof fetch | undefined,
): Promise<Response> {
  const { signal: given, ...rest } = init ?? {};
  const signal = given ?? (isRequest(input) ? input.signal : undefined);
  const request = new Request(
    isRequest(input) ? input : new URL(input, pageUrl()),
    rest,
  );
  // Not passed to the constructor: Node's `Request` rejects jsdom's signals.
  if (signal) Object.defineProperty(request, 'signal', { value: signal });
  throwIfAborted(signal);
  const response =
    (await answer(request)) ?? (await usual?.(request)) ?? notFound(request);
  throwIfAborted(signal);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Not `instanceof`, which is false for a `Request` of another realm. */
function isRequest(input: string | URL | Request): input is Request {
  return typeof input === 'object' && 'headers' in input;
}

function pageUrl(): string {
  const href = typeof location === 'undefined' ? '' : location.href;
  return /^https?:/.test(href) ? href : NO_PAGE;
}

/** Like the signal's own method, which jsdom may lack. */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw (
    signal.reason ??
    new DOMException('This operation was aborted', 'AbortError')
  );
}

function notFound({ url }: Request): Response {
  return new Response(`The backend has no route for ${url}.`, {
    status: 404,
    headers: { 'content-type': 'text/plain' },
  });
}
