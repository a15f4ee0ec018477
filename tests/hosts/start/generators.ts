import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { run } from './run';
import { workFolder } from './workFolder';

/**
 * Exact versions, because each version of a generator creates a different app.
 */
const GENERATORS = {
  '@tanstack/cli': '0.71.0',
  'create-next-app': '16.4.3',
  'create-react-router': '8.4.0',
  'create-rspack': '2.2.3',
  'create-vite': '9.3.0',
  // Most current frameworks need a newer Node than Lintel does.
  node: '24.9.0',
};

/**
 * Generated apps depend on version ranges. npm resolves them to versions
 * published before this date.
 */
const DAY = '2026-11-20';

/** What determines a generated app besides its own recipe. */
export const generation = JSON.stringify({ DAY, ...GENERATORS });

/**
 * Puts Node and the generators first in `PATH`, sets npm's date, and turns
 * telemetry off.
 */
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

/**
 * Once for all hosts, because installing them takes longer than running them.
 */
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
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
    await run('npm', [...args, '--no-package-lock'], { cwd: folder });
    await writeFile(stamp, generation);
    return folder;
  });
}
