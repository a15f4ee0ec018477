import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { run } from '../../hosts/start/run';
import { serveFolder } from '../../hosts/start/serveFolder.mjs';
import { buildForServer, buildPage } from '../../package/size/buildPage.mjs';
import { createWorkFolder } from '../../package/size/workFolder';
import { startServer, type RunningServer } from '../../server/startServer';
import { codeBlocksIn, fileNameOf, type CodeBlock } from '../documents';

const FILE = 'docs/recipes.md';
const APP = 'tests/docs/recipes/app';

/** The recipes of the page, by their headings. */
export const recipes = readRecipes();

function readRecipes(): Map<string, CodeBlock[]> {
  const [, ...sections] = readFileSync(FILE, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n');
      return [heading, codeBlocksIn({ file: FILE, text: section })] as const;
    }),
  );
}

/**
 * Creates the app with the files of a recipe and the packed package. Returns its
 * folder.
 */
export async function followRecipe(heading: string): Promise<string> {
  const name = heading.replaceAll(/\W+/g, '-').toLowerCase();
  const folder = await createWorkFolder(`lintel-recipe-${name}`, APP);
  for (const block of recipes.get(heading) ?? []) {
    const target = path.join(folder, fileNameOf(block) ?? 'recipe.html');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, block.code);
  }
  return folder;
}

/**
 * Builds the app of a recipe for production, with the server's HTML in its page,
 * and serves this page at every path.
 */
export async function startRecipe(heading: string): Promise<RunningServer> {
  const folder = await followRecipe(heading);
  const server = await buildForServer(folder, 'src/server.tsx');
  const env = { NODE_ENV: 'production' };
  const html = await run(process.execPath, [server], { cwd: folder, env });
  const script = `import './src/client';`;
  await buildPage({ folder, name: 'app', script, html });
  const built = path.join(folder, 'built');
  addToHead(
    path.join(built, 'app/index.html'),
    path.join(folder, 'recipe.html'),
  );
  const files = path.join(folder, 'public');
  if (existsSync(files)) cpSync(files, built, { recursive: true });
  return servePage(built);
}

/** What a recipe adds to the document. */
function addToHead(page: string, recipe: string): void {
  if (!existsSync(recipe)) return;
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('<head>', `<head>${readFileSync(recipe, 'utf8')}`),
  );
}

function servePage(folder: string): Promise<RunningServer> {
  const serve = serveFolder(folder);
  const fallback = (req: IncomingMessage, res: ServerResponse) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (!path.extname(pathname)) req.url = '/app/';
    return serve(req, res);
  };
  return startServer({ fallback });
}
