import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../http/answer';
import { decoded } from '../http/paths';
import { lastSegment, notFound, type Route } from './route';

const PICTURE = /-\d+w\.(jpg|webp|png)$/;

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
};

/** The media host: the pictures of a folder's folders (specification §3). */
export function mediaRoutes(folder: string): Route[] {
  return foldersIn(folder).map((name) => {
    const route: Route = {
      method: 'GET',
      path: `/${encodeURI(name)}/*`,
      answer(request) {
        const file = decoded(lastSegment(route, request) ?? '');
        return pictureIn(path.join(folder, name), file) ?? notFound(request);
      },
    };
    return route;
  });
}

/** Only what the folder itself lists: no part of an address gets to the file system. */
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
      // A media host's pictures change their names, not their content.
      'cache-control': 'public, max-age=31536000',
      // Pages of every origin may show them, and draw them on a canvas: also
      // those that `Cross-Origin-Embedder-Policy` isolates.
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
      `Lintel: the backend cannot read the folder of its pictures, ${folder}: ` +
        'give `media` the absolute path of a folder, or leave it out',
      { cause: error },
    );
  }
}
