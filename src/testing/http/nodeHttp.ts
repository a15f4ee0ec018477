// Node's own types would make every project that reads the declarations
// install `@types/node`.

/** As much of Node's `http.IncomingMessage` as the backend reads. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & {
    readonly cookie?: string | undefined;
  };
}

/** As much of Node's `http.ServerResponse` as the backend writes. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
  readonly socket: { destroy(): unknown } | null;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  writeHead(
    status: number,
    headers?: Record<string, number | string | string[] | undefined>,
  ): unknown;
  write(chunk: string | Uint8Array, callback?: () => void): unknown;
  end(chunk?: string | Uint8Array): unknown;
  once(event: 'finish' | 'close', listener: () => void): unknown;
}
