/** Where relative addresses lead when there is no page. */
const NO_PAGE = 'http://localhost/';

/**
 * Answers as `fetch` does: relative addresses are the page's, a connection
 * that breaks rejects, and so does an `AbortSignal`.
 *
 * @param answer resolves to `undefined` where another has to answer
 * @param usual who answers then, if there is one
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
  // Not in the constructor: jsdom's signals are none to the `Request` of Node.
  if (signal) Object.defineProperty(request, 'signal', { value: signal });
  throwIfAborted(signal);
  const response =
    (await answer(request)) ?? (await usual?.(request)) ?? notFound(request);
  throwIfAborted(signal);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** Another realm's `Request` is no instance of this one's. */
function isRequest(input: string | URL | Request): input is Request {
  return typeof input === 'object' && 'headers' in input;
}

function pageUrl(): string {
  const href = typeof location === 'undefined' ? '' : location.href;
  return /^https?:/.test(href) ? href : NO_PAGE;
}

/** As the signal's own method, which jsdom's may lack. */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw (
    signal.reason ??
    new DOMException('This operation was aborted', 'AbortError')
  );
}

function notFound({ url }: Request): Response {
  return new Response(`${url} is not the backend's.`, {
    status: 404,
    headers: { 'content-type': 'text/plain' },
  });
}
