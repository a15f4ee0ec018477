import { backendWith, type Backend, type CoreOptions } from './backend';
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

/** Creates the embedded backend (specification §7); `startServer`, `lintelBackend` and `createVisitor` put it to use. */
export function createBackend(options: BackendOptions = {}): Backend {
  return backendWith(
    options,
    options.media ? mediaRoutes(options.media) : undefined,
  );
}
