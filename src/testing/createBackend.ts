import { backendWith, type BackendCore, type CoreOptions } from './backend';
import { answerNode } from './http/answerNode';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';
import { mediaRoutes } from './routes/media';

export interface BackendOptions extends CoreOptions {
  /**
   * A folder of pictures, by its absolute path: the backend is then the media
   * host too, and answers `/{folder}/{file}-{width}w.{ext}` (specification §3)
   * for each folder in it.
   * @default none: such paths are not the backend's
   */
  media?: string;
}

/** The backend of Node's servers. */
export interface Backend extends BackendCore {
  /** Answers a request; resolves to `false`, with nothing read or written, if its path is not the backend's. */
  handle(req: NodeRequest, res: NodeResponse): Promise<boolean>;
}

/** Creates the embedded backend (specification §7); `startServer`, `lintelBackend` and `createVisitor` put it to use. */
export function createBackend(options: BackendOptions = {}): Backend {
  const media = options.media ? mediaRoutes(options.media) : [];
  const { core, exchange } = backendWith(options, media);
  return {
    ...core,
    handle: (req, res) => answerNode(exchange, req, res),
  };
}
