import {
  createBackend,
  type Backend,
  type BackendOptions,
} from './createBackend';
import type { NodeRequest, NodeResponse } from './http/nodeHttp';

/**
 * Options of `lintelBackend`.
 * @example
 * import type { BackendPluginOptions } from 'lintel/testing';
 *
 * const options: BackendPluginOptions = { control: true };
 */
export interface BackendPluginOptions extends BackendOptions {
  /**
   * An existing backend. The other options are then ignored.
   * @default a new one
   * @example createBackend({ control: true })
   */
  backend?: Backend | undefined;
}

type Middleware = (
  req: NodeRequest,
  res: NodeResponse,
  next: (error?: unknown) => void,
) => void;

/** The used part of a Vite server, because the package does not depend on Vite. */
interface MiddlewareServer {
  middlewares: {
    use(middleware: Middleware): unknown;
    stack: object[];
  };
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
  configureServer(server: MiddlewareServer): void;
  /**
   * Adds the backend to the preview server. Called by Vite.
   * @example plugin.configurePreviewServer(server)
   */
  configurePreviewServer(server: MiddlewareServer): void;
}

/**
 * Adds the test backend to Vite's development and preview servers, and so to
 * Storybook and Vitest.
 * @example
 * import { lintelBackend } from 'lintel/testing';
 *
 * export default { plugins: [lintelBackend({ control: true })] };
 */
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
    // Before Vite's CORS middleware, which answers all preflights without
    // credentials. Beacons need credentials.
    const last = middlewares.stack.pop();
    if (last) middlewares.stack.unshift(last);
  };
  return {
    name: 'lintel:backend',
    configureServer: mount,
    configurePreviewServer: mount,
  };
}
