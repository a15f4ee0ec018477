// With Node's own types, projects would need `@types/node` to compile.

/**
 * The part of Node's `http.IncomingMessage` that the backend reads.
 * @example
 * import type { NodeRequest } from 'lintel/testing';
 *
 * const isApi = ({ url = '' }: NodeRequest) => url.startsWith('/api/');
 */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  /**
   * The method.
   * @default not set
   * @example 'GET'
   */
  readonly method?: string | undefined;
  /**
   * Path and query.
   * @default not set
   * @example '/api/me'
   */
  readonly url?: string | undefined;
  /**
   * The headers, with lower-case names.
   * @example { cookie: 'crumb=123' }
   */
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & {
    readonly cookie?: string | undefined;
  };
}

/**
 * The part of Node's `http.ServerResponse` that the backend uses.
 * @example
 * import type { NodeRequest, NodeResponse } from 'lintel/testing';
 *
 * const notFound = (_: NodeRequest, res: NodeResponse) => {
 *   res.statusCode = 404;
 *   res.end();
 * };
 */
export interface NodeResponse {
  /**
   * The status.
   * @example 404
   */
  statusCode: number;
  /**
   * Whether the headers were sent.
   * @example true
   */
  readonly headersSent: boolean;
  /**
   * Whether `end` was called.
   * @example true
   */
  readonly writableEnded: boolean;
  /**
   * The connection.
   * @example null
   */
  readonly socket: { destroy(): unknown } | null;
  /**
   * Sets a header.
   * @example res.setHeader('content-type', 'text/html')
   */
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  /**
   * Sends status and headers.
   * @example res.writeHead(200, { 'content-type': 'text/html' })
   */
  writeHead(
    status: number,
    headers?: Record<string, number | string | string[] | undefined>,
  ): unknown;
  /**
   * Sends a part of the body.
   * @example res.write('<!doctype html>')
   */
  write(chunk: string | Uint8Array, callback?: () => void): unknown;
  /**
   * Sends the rest of the body and ends the answer.
   * @example res.end('<!doctype html>')
   */
  end(chunk?: string | Uint8Array): unknown;
  /**
   * Calls a listener once, when the answer was sent or the connection closed.
   * @example res.once('close', () => console.log('closed'))
   */
  once(event: 'finish' | 'close', listener: () => void): unknown;
}
