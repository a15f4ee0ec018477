import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../core/browser/cookies';
import type { Answer } from '../http/answer';
import { lastSegment, notFound, type Route } from './route';

const PICTURE = /-\d+w\.(jpg|webp|png)$/;

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
};

/** The routes of the media host: one for each folder in `folder` (behaviour I3). */
export function mediaRoutes(folder: string): Route[] {
  return foldersIn(folder).map((name) => {
    const route: Route = {
      method: 'GET',
      path: `/${encodeURI(name)}/*`,
      answer(request) {
        const file = decode(lastSegment(route, request) ?? '');
        return pictureIn(path.join(folder, name), file) ?? notFound(request);
      },
    };
    return route;
  });
}

/** Only serves files that the folder lists, so that no part of an address reaches the file system. */
function pictureIn(folder: string, name: string): Answer | undefined {
  const [, extension] = PICTURE.exec(name) ?? [];
  const file = readdirSync(folder, { withFileTypes: true }).find(
    (entry) => entry.isFile() && entry.name === name,
  );
  if (!file || !extension) return undefined;
  return {
    status: 200,
    headers: {
      'content-type': types[extension]!,
      // A changed picture gets another name.
      'cache-control': 'public, max-age=31536000',
      // Pages of any origin may show the pictures and draw them on a canvas, even
      // with `Cross-Origin-Embedder-Policy`.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: readFileSync(path.join(folder, file.name)),
  };
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch (error) {
    throw new Error(
      `Lintel: the backend cannot read its folder of pictures, ${folder}; it does not start. ` +
        'Set `media` to the absolute path of a folder, or leave it out.',
      { cause: error },
    );
  }
}
