import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { generation, generatorEnvironment } from './generators';
import { run } from './run';
import { packTarball, type Tarball } from './tarball';
import { projectFolder, workFolder } from './workFolder';

/** How an app is created, before Lintel is added. */
export interface Recipe {
  name: string;
  /**
   * The command that generates the app in a new folder with its name.
   * @default the files in `tests/hosts/created/{name}` are copied
   */
  generate?: string[];
  /** Further commands, run in the app after `npm install`. @default none */
  commands?: string[][];
}

/** Next to `node_modules`: a copy of the app before the README's steps. */
const STAMP = 'node_modules/.lintel-recipe';
const LINTEL_STAMP = 'node_modules/.lintel-tarball';

/**
 * Generates an app with its framework's generator, and installs Lintel in it.
 * The installed app is reused by later runs, which only restore its files.
 */
export async function createApp(recipe: Recipe): Promise<string> {
  const tarball = await packTarball();
  const env = await generatorEnvironment();
  return exclusively(`created-${recipe.name}`, async () => {
    const folder = createdFolder(recipe.name);
    const fresh = path.join(workFolder('fresh'), recipe.name);
    const key = keyOf(recipe);
    if (stamp(folder, STAMP) !== key) {
      await remove(folder);
      await generate(recipe, folder, env);
      await keepFiles(folder, fresh);
      await writeFile(path.join(folder, STAMP), key);
    }
    await empty(folder);
    await cp(fresh, folder, { recursive: true });
    if (stamp(folder, LINTEL_STAMP) !== tarball.hash) {
      await installLintel(folder, tarball, env);
      await keepFiles(folder, fresh);
      await writeFile(path.join(folder, LINTEL_STAMP), tarball.hash);
    }
    return folder;
  });
}

async function generate(
  { name, generate: command, commands = [] }: Recipe,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (command) {
    const [program = '', ...args] = command;
    await run(program, args, { cwd: path.dirname(folder), env });
  } else {
    await cp(homeOf(name), folder, { recursive: true });
  }
  for (const [program = '', ...args] of [['npm', 'install'], ...commands]) {
    await run(program, args, { cwd: folder, env });
  }
}

function installLintel(
  folder: string,
  { file }: Tarball,
  env: NodeJS.ProcessEnv,
) {
  return run('npm', ['install', file], { cwd: folder, env });
}

/** Changes if the generated app would change. */
function keyOf(recipe: Recipe): string {
  const hash = createHash('sha256');
  hash.update(generation).update(JSON.stringify(recipe));
  const home = homeOf(recipe.name);
  const isTemplate = recipe.generate?.includes(home) ?? true;
  for (const file of isTemplate ? filesIn(home) : []) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function createdFolder(name: string): string {
  return path.join(workFolder('created'), name);
}

/** The project's folder with files for the app. */
export function homeOf(name: string): string {
  return path.join(projectFolder, 'tests/hosts/created', name);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function stamp(folder: string, name: string): string | null {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Copies everything but the installed packages. */
async function keepFiles(folder: string, copy: string): Promise<void> {
  await remove(copy);
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name === 'node_modules') continue;
    await cp(path.join(folder, name), path.join(copy, name), {
      recursive: true,
    });
  }
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== 'node_modules') await remove(path.join(folder, name));
  }
}

function remove(target: string): Promise<void> {
  return rm(target, { recursive: true, force: true });
}
