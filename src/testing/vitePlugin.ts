import { createVisitor, type Visitor } from './createVisitor';

/**
 * The used part of a request of Node's `http`, because the package does not depend
 * on `@types/node`.
 */
interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** The used part of a response of Node's `http`. */
interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: Uint8Array): unknown;
}

type Middleware = (
  req: NodeRequest,
  res: NodeResponse,
  next: (error?: unknown) => void,
) => void;

/** The used part of a server of Vite. */
export interface ViteServer {
  middlewares: { use(middleware: Middleware): unknown };
}

/**
 * A plugin for Vite, as returned by `lintelBackend`.
 * @example
 * import { lintelBackend } from 'lintel/testing';
 * import type { BackendPlugin } from 'lintel/testing';
 *
 * const plugin: BackendPlugin = lintelBackend();
 */
export interface BackendPlugin {
  /**
   * The name of the plugin.
   * @example 'lintel:backend'
   */
  name: string;
  /**
   * Adds the backend to the development server. Called by Vite.
   * @example plugin.configureServer(server)
   */
  configureServer(server: ViteServer): void;
  /**
   * Adds the backend to the preview server. Called by Vite.
   * @example plugin.configurePreviewServer(server)
   */
  configurePreviewServer(server: ViteServer): void;
}

/**
 * Answers the header's requests in Vite's development and preview servers, and so
 * in Storybook. All browsers share the visitor.
 * @example
 * import { createVisitor, lintelBackend } from 'lintel/testing';
 *
 * const visitor = createVisitor();
 * visitor.logIn();
 *
 * export default { plugins: [lintelBackend(visitor)] };
 */
export function lintelBackend(
  visitor: Pick<Visitor, 'answer'> = createVisitor(),
): BackendPlugin {
  const mount = ({ middlewares }: ViteServer) => {
    middlewares.use((req, res, next) => {
      answerNode(visitor, req, res).then((answered) => {
        if (!answered) next();
      }, next);
    });
  };
  return {
    name: 'lintel:backend',
    configureServer: mount,
    configurePreviewServer: mount,
  };
}

/**
 * Answers a request of Node's `http`. Resolves to `false`, without reading its body,
 * if it is not for the backend.
 */
export async function answerNode(
  visitor: Pick<Visitor, 'answer'>,
  req: NodeRequest,
  res: NodeResponse,
): Promise<boolean> {
  const response = await visitor.answer(requestOf(req));
  if (!response) return false;
  res.statusCode = response.status;
  response.headers.forEach((value, name) => res.setHeader(name, value));
  res.end(new Uint8Array(await response.arrayBuffer()));
  return true;
}

function requestOf(req: NodeRequest): Request {
  const { method = 'GET' } = req;
  const headers = Object.entries(req.headers)
    // HTTP/2 has further ones, such as `:path`.
    .filter(([name]) => !name.startsWith(':'))
    .map(([name, value]): [string, string] => [name, String(value)]);
  // Node's `Request` reads an iterable when its own body is read: another
  // middleware may need it.
  const body = /^(GET|HEAD)$/.test(method)
    ? null
    : (req as unknown as BodyInit);
  const init = { method, headers, body, duplex: 'half' };
  return new Request(`http://localhost${req.url}`, init as RequestInit);
}
