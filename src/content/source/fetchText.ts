/** The largest answer that is read, in bytes. Menus are much smaller. */
const MOST_BYTES = 512 * 1024;

const LONGEST_TIMER = 2 ** 31 - 1;

/** Options of a request. */
export interface TextRequest {
  /** How long the whole answer may take, in ms. */
  timeout: number;
  /** The ETag of the cached answer. */
  etag: string | null;
  fetch: typeof fetch | undefined;
  request: Omit<RequestInit, 'body' | 'method' | 'signal'> | undefined;
}

export interface FetchedText {
  text: string;
  etag: string | null;
}

/**
 * Fetches the text at an address. Resolves to `null` if it has not changed since
 * `etag`.
 *
 * @throws {Unavailable} if the text cannot be fetched
 */
export async function fetchText(
  url: string | URL,
  options: TextRequest,
): Promise<FetchedText | null> {
  // Old browsers lack it: a late answer is then read and discarded.
  const controller =
    typeof AbortController === 'function' ? new AbortController() : undefined;
  const timeout = Math.min(options.timeout, LONGEST_TIMER);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = new Unavailable(
      `did not answer completely within ${timeout} ms`,
      'Check that it is up, or increase `timeout`.',
    );
    timer = setTimeout(() => reject(tooLate), timeout);
  });
  try {
    return await Promise.race([ask(url, options, controller?.signal), late]);
  } catch (error) {
    controller?.abort();
    throw error instanceof Unavailable ? error : unreachable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a text cannot be fetched, and how to fix it. */
export class Unavailable extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

async function ask(
  url: string | URL,
  { fetch: ownFetch, request, etag }: TextRequest,
  signal: AbortSignal | undefined,
): Promise<FetchedText | null> {
  // Looked up for each request, because frameworks and tests replace it.
  const get = ownFetch ?? globalThis.fetch;
  const headers = new Headers(request?.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  // Browsers send it themselves. Setting it there would cause a preflight.
  if (etag !== null && typeof document === 'undefined') {
    headers.set('if-none-match', etag);
  }
  const response = await get(url, { ...request, headers, signal });
  if (response.status === 304 && etag !== null) return null;
  if (!response.ok) {
    throw new Unavailable(
      `answered with status ${response.status}`,
      'Check the address. Pass an API key in `request: { headers }`.',
    );
  }
  return {
    text: await textOf(response),
    etag: response.headers.get('etag'),
  };
}

async function textOf(response: Response): Promise<string> {
  // Not every `fetch` supports streams.
  const reader = response.body?.getReader?.();
  if (!reader) return limited(await response.text());
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) throw tooLarge();
    text += decoder.decode(value, { stream: true });
  }
}

function limited(text: string): string {
  if (text.length > MOST_BYTES) throw tooLarge();
  return text;
}

function tooLarge(): Unavailable {
  return new Unavailable(
    `sent more than ${MOST_BYTES / 1024} KB`,
    'Check that the address leads to the menus only, which have a few KB.',
  );
}

function unreachable(error: unknown): Unavailable {
  return new Unavailable(
    `could not be read (${reasonOf(error)})`,
    'Check the address, and that it can be reached from here.',
  );
}

/** The reason of a failed request. In Node it is in `cause`: `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error as Error & { cause?: unknown };
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `${message}: ${code}` : message;
}
