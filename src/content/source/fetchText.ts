/** More is no menu, and would be parsed all the same. */
const MOST_BYTES = 512 * 1024;

const LONGEST_TIMER = 2 ** 31 - 1;

/** What is asked of `fetch`, beside the address. */
export interface TextRequest {
  /** In ms, for all of the answer. */
  timeout: number;
  /** That of the answer which the caller still has. */
  etag: string | null;
  fetch: typeof fetch | undefined;
  request: Omit<RequestInit, 'body' | 'method' | 'signal'> | undefined;
}

export interface FetchedText {
  text: string;
  etag: string | null;
}

/**
 * The text at an address; `null` where it is still the one of `etag`.
 *
 * @throws {Unavailable} in whichever way it could not be had
 */
export async function fetchText(
  url: string | URL,
  options: TextRequest,
): Promise<FetchedText | null> {
  // Not everywhere; without it a late answer is read, and thrown away.
  const controller =
    typeof AbortController === 'function' ? new AbortController() : undefined;
  const timeout = Math.min(options.timeout, LONGEST_TIMER);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = new Unavailable(
      `has not answered in full within ${timeout} ms`,
      'Look whether it is up, or give it more time by `timeout`.',
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

/** Why a text could not be had, and what to do about it. */
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
  // Looked up here: frameworks and tests replace it.
  const get = ownFetch ?? globalThis.fetch;
  const headers = new Headers(request?.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  // A browser does it by itself; by hand it would need a preflight there.
  if (etag !== null && typeof document === 'undefined') {
    headers.set('if-none-match', etag);
  }
  const response = await get(url, { ...request, headers, signal });
  if (response.status === 304 && etag !== null) return null;
  if (!response.ok) {
    throw new Unavailable(
      `has answered with status ${response.status}`,
      'Check the address; a key that it asks for goes into `request: { headers }`.',
    );
  }
  return {
    text: await textOf(response),
    etag: response.headers.get('etag'),
  };
}

async function textOf(response: Response): Promise<string> {
  // Not every `fetch` has streams.
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
    `has sent more than ${MOST_BYTES / 1024} KB`,
    'Menus are a few KB: check that the address leads to them alone.',
  );
}

function unreachable(error: unknown): Unavailable {
  return new Unavailable(
    `could not be read (${reasonOf(error)})`,
    'Check the address, and whether it can be reached from here.',
  );
}

/** Node tells the reason one level below: `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error as Error & { cause?: unknown };
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `${message}: ${code}` : message;
}
