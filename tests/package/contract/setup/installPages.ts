import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../../../hosts/start/install';
import { run } from '../../../hosts/start/run';
import { setup as packTarball } from '../../../hosts/start/tarball';
import { workFolder } from '../../../hosts/start/workFolder';

/** The oldest React that Lintel supports, and the newest. */
export const REACTS = ['18.2.0', '19.3.1'] as const;

export type ReactVersion = (typeof REACTS)[number];

const MODES = ['development', 'production'] as const;

export type Mode = (typeof MODES)[number];

const CONTRACT = 'tests/package/contract';
const BUILD = fileURLToPath(new URL('buildPage.mjs', import.meta.url));

export interface InstalledPage {
  folder: string;
  /** The files for the browser. */
  build: string;
}

/**
 * Installs the packed package with each React version, and builds the page for
 * the browser. Vitest does so before the first test.
 * https://vitest.dev/config/globalsetup
 */
export async function setup(): Promise<void> {
  await packTarball();
  for (const react of REACTS) {
    const name = nameOf(react);
    const folder = await install(`${CONTRACT}/${name}`, `${CONTRACT}/page`);
    // The same package, installed again under another name.
    const modules = path.join(folder, 'node_modules');
    const copy = path.join(modules, 'lintel-copy');
    await cp(path.join(modules, 'lintel'), copy, { recursive: true });
    for (const mode of MODES) {
      const { build } = installedPage(react, mode);
      const env = { NODE_ENV: mode };
      await run(process.execPath, [BUILD, build], { cwd: folder, env });
    }
  }
}

export function installedPage(react: ReactVersion, mode: Mode): InstalledPage {
  const folder = workFolder(nameOf(react));
  return { folder, build: path.join(folder, 'build', mode) };
}

const nameOf = (react: ReactVersion) => `react-${react.split('.')[0]}`;
