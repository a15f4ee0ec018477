import { backendWith, type BackendCore, type CoreOptions } from './backend';
import { answerNode } from './http/answerNode';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';
import { mediaRoutes } from './routes/media';

/**
 * Options of `createBackend`.
 * @example
 * import type { BackendOptions } from 'lintel/testing';
 *
 * const options: BackendOptions = { control: true, media: '/srv/pictures' };
 */
export interface BackendOptions extends CoreOptions {
  /**
   * The absolute path of a folder of pictures. The backend then also answers as
   * the media host, with `/{folder}/{file}-{width}w.{ext}` for each folder in it.
   * @default none
   * @example '/srv/pictures'
   */
  media?: string | undefined;
}

/**
 * The test backend for Node's servers.
 * @example
 * import { createServer } from 'node:http';
 * import { createBackend } from 'lintel/testing';
 * import type { Backend } from 'lintel/testing';
 *
 * const backend: Backend = createBackend();
 * createServer((req, res) => void backend.handle(req, res)).listen(3000);
 */
export interface Backend extends BackendCore {
  /**
   * Answers a request of Node's `http`. Resolves to `false`, without reading or
   * writing anything, if the backend does not have its path.
   * @example await backend.handle(req, res)
   */
  handle(req: NodeRequest, res: NodeResponse): Promise<boolean>;
}

/**
 * Creates a test backend for your own server. `startServer`, `lintelBackend` and
 * `createVisitor` create one themselves.
 * @example
 * import { createBackend, startServer } from 'lintel/testing';
 *
 * const backend = createBackend({ control: true });
 * const { url } = await startServer({ backend });
 */
export function createBackend(options: BackendOptions = {}): Backend {
  const media = options.media ? mediaRoutes(options.media) : [];
  const { core, exchange } = backendWith(options, media);
  return {
    ...core,
    handle: (req, res) => answerNode(exchange, req, res),
  };
}
