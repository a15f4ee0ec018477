import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { run } from './run';
import { workFolder } from './workFolder';

/** Exact versions: each generator writes another app in its next version. */
const GENERATORS = {
  '@tanstack/cli': '0.71.0',
  'create-next-app': '16.4.3',
  'create-react-router': '8.4.0',
  'create-rspack': '2.2.3',
  'create-vite': '9.3.0',
  // Most frameworks of today need a newer Node than Lintel does.
  node: '24.9.0',
};

/** Generated apps ask for ranges: npm answers them as on this day. */
const DAY = '2026-11-20';

/** What a generated app depends on beside its own recipe. */
export const generation = JSON.stringify({ DAY, ...GENERATORS });

/** With Node and the generators first in `PATH`, dates pinned, and no telemetry. */
export async function generatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const modules = path.join(await installGenerators(), 'node_modules');
  return {
    PATH: [
      path.join(modules, 'node/bin'),
      path.join(modules, '.bin'),
      process.env.PATH,
    ].join(path.delimiter),
    npm_config_audit: 'false',
    npm_config_before: DAY,
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Without its build: a generator is not asked anything where `CI` is set, but Next believes to be deployed. */
function installGenerators(): Promise<string> {
  return exclusively('generators', async () => {
    const folder = workFolder('generators');
    const stamp = path.join(folder, 'node_modules/.lintel-generators');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === generation) {
      return folder;
    }
    await rm(path.join(folder, 'node_modules'), {
      recursive: true,
      force: true,
    });
    const manifest = { private: true, dependencies: GENERATORS };
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify(manifest),
    );
    // It says of itself which versions of Node it is for, and brings one.
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', [...args, '--no-package-lock'], { cwd: folder });
    await writeFile(stamp, generation);
    return folder;
  });
}
