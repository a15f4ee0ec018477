import {
  createBackend,
  type Backend,
  type BackendOptions,
} from './createBackend';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';

export interface BackendPluginOptions extends BackendOptions {
  /** A backend to serve, whose own options then count. @default a new one */
  backend?: Backend;
}

type Middleware = (
  req: NodeRequest,
  res: NodeResponse,
  next: (error?: unknown) => void,
) => void;

/** As much of a Vite server as is used here: Vite is no dependency of the package. */
interface MiddlewareServer {
  middlewares: {
    use(middleware: Middleware): unknown;
    stack: object[];
  };
}

/** A plugin for Vite's `plugins`. */
export interface BackendPlugin {
  name: string;
  configureServer(server: MiddlewareServer): void;
  configurePreviewServer(server: MiddlewareServer): void;
}

/** Serves the embedded backend (specification §7) from Vite's development and preview servers, Storybook's and Vitest's among them. */
export function lintelBackend(
  options: BackendPluginOptions = {},
): BackendPlugin {
  const backend = options.backend ?? createBackend(options);
  const mount = ({ middlewares }: MiddlewareServer) => {
    middlewares.use((req, res, next) => {
      backend.handle(req, res).then((answered) => {
        if (!answered) next();
      }, next);
    });
    // Ahead of Vite's own CORS layer: it answers preflights for everyone, and
    // without credentials, which a beacon needs.
    const last = middlewares.stack.pop();
    if (last) middlewares.stack.unshift(last);
  };
  return {
    name: 'lintel:backend',
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
