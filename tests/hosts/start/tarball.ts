import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { filesIn, hashOf } from './hashes';
import { run } from './run';
import { projectFolder, workFolder } from './workFolder';

/** The package as npm would publish it. */
export interface Tarball {
  file: string;
  /** Changes with the content. */
  hash: string;
}

let packed: Promise<Tarball> | undefined;

/**
 * Packs the package once per build, and builds it first if its sources are
 * newer than the build.
 */
export function packTarball(): Promise<Tarball> {
  packed ??= exclusively('pack', pack);
  return packed;
}

async function pack(): Promise<Tarball> {
  const cwd = projectFolder;
  if (isBuildOutdated()) await run('npm', ['run', 'build'], { cwd });
  const dist = filesIn(path.join(cwd, 'dist'));
  const hash = hashOf([path.join(cwd, 'package.json'), ...dist]).slice(0, 16);
  const folder = workFolder('tarball');
  const file = path.join(folder, `${hash}.tgz`);
  if (existsSync(file)) return { file, hash };
  await rm(folder, { recursive: true, force: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination'];
  const output = await run('npm', [...args, workFolder('tarball')], { cwd });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  await rename(path.join(folder, filename), file);
  return { file, hash };
}

function isBuildOutdated(): boolean {
  const built = path.join(projectFolder, 'dist/index.js');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = filesIn(path.join(projectFolder, 'src'));
  return sources.some((file) => statSync(file).mtimeMs > builtAt);
}
