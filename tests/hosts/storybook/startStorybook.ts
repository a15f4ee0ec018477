import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { run } from '../start/run';
import { serveFolder } from '../start/serveFolder.mjs';
import { projectFolder, workFolder } from '../start/workFolder';

/** A story or a page of the documentation, as in Storybook's `index.json`. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** A built Storybook on a file server. */
export interface BuiltStorybook {
  /** The address of its folder, with a slash at the end. */
  url: string;
  entries: Entry[];
  close(): Promise<void>;
}

/** Not the root, as on hosts that give each project a folder. */
const FOLDER = '/design/header/';

/** Builds Storybook, and serves it from a folder by a server of files. */
export async function startStorybook(): Promise<BuiltStorybook> {
  const built = workFolder('storybook');
  const target = ['--', '--output-dir', built];
  await run('npm', ['run', 'build:storybook', ...target], {
    cwd: projectFolder,
  });
  const serve = serveFolder(built);
  const server = createServer((req, res) => {
    const isInside = req.url!.startsWith(FOLDER);
    if (isInside) req.url = req.url!.slice(FOLDER.length - 1);
    else req.url = '/outside.txt';
    void serve(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const index = await readFile(path.join(built, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  return {
    url: `http://localhost:${port}${FOLDER}`,
    entries: Object.values(entries),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
