import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exclusively } from '../../../hosts/start/exclusively';
import { install } from '../../../hosts/start/install';
import { run } from '../../../hosts/start/run';

/** The oldest React that Lintel supports, and the newest. */
export const REACTS = ['18.2.0', '19.3.1'] as const;

export type ReactVersion = (typeof REACTS)[number];
export type Mode = 'development' | 'production';

const CONTRACT = 'tests/package/contract';
const BUILD = fileURLToPath(new URL('buildPage.mjs', import.meta.url));

export interface InstalledPage {
  folder: string;
  /** The files for the browser. */
  build: string;
}

/** Installs the packed package with one React version, for all test files. */
export function installLintel(react: ReactVersion): Promise<string> {
  return install(`${CONTRACT}/${nameOf(react)}`, `${CONTRACT}/page`);
}

/** Builds the page for the browser. Runs once for all test files. */
export async function installPage(
  react: ReactVersion,
  mode: Mode,
): Promise<InstalledPage> {
  const name = nameOf(react);
  const folder = await installLintel(react);
  const build = path.join(folder, 'build', mode);
  await exclusively(`${name}-build`, async () => {
    if (existsSync(build)) return;
    await copyLintel(path.join(folder, 'node_modules'));
    const unfinished = `${build}-unfinished`;
    const env = { NODE_ENV: mode };
    await run(process.execPath, [BUILD, unfinished], { cwd: folder, env });
    await rename(unfinished, build);
  });
  return { folder, build };
}

const nameOf = (react: ReactVersion) => `react-${react.split('.')[0]}`;

/** The same package, installed again under another name. */
async function copyLintel(modules: string): Promise<void> {
  const copy = path.join(modules, 'lintel-copy');
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(modules, 'lintel'), copy, { recursive: true });
}
