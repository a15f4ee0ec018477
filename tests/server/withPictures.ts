import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { serveFolder } from '../hosts/start/serveFolder.mjs';
import { projectFolder } from '../hosts/start/workFolder';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

const servePicture = serveFolder(path.join(projectFolder, 'stories/media'));

/** Answers as the media host, too. */
export function withPictures(handler: Handler): Handler {
  return (req, res) =>
    req.url?.startsWith('/spotlight/')
      ? servePicture(req, res)
      : handler(req, res);
}
