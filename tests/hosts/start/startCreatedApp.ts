import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '../../server/startServer';
import { withPictures } from '../../server/withPictures';
import { run, runLoudly } from './run';
import { startApp, type AppServer } from './startApp';
import type { Host } from './startHost';
import { packTarball } from './tarball';
import { workFolder } from './workFolder';

/** An app made by a framework's generator, with Lintel added. */
export interface CreatedApp {
  name: string;
  /**
   * The generator and its arguments. Its version is exact, because each version
   * creates a different app.
   */
  generate: string[];
  /** Packages that the guide installs beside Lintel. @default none */
  packages?: string[];
  /** Follows the guide in the app's folder. */
  addLintel(folder: string): Promise<void>;
  /** A folder of static files, or a server. */
  serve: string | AppServer;
  /** The development server of the app. @default not started */
  develop?: AppServer;
}

export interface StartedCreatedApp extends Host {
  /** The output of the build. */
  buildOutput: string;
  /** The server's output so far. */
  serverOutput(): string;
}

/**
 * Generated apps depend on version ranges. npm resolves them to versions
 * published before this date.
 */
const DAY = '2026-11-20';

export const generatorEnvironment = {
  npm_config_audit: 'false',
  npm_config_before: DAY,
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Creates the app, follows the guide, builds for production, and serves it
 * behind the embedded backend.
 */
export async function startCreatedApp(
  app: CreatedApp,
): Promise<StartedCreatedApp> {
  const folder = await createApp(app);
  const inApp = { cwd: folder, env: generatorEnvironment };
  await app.addLintel(folder);
  const built = await runLoudly('npm', ['run', 'build'], inApp);
  const started = await startApp(folder, app.serve, generatorEnvironment);
  const server = await startServer({
    fallback: withPictures(started.handler),
  });
  return {
    ...server,
    folder,
    buildOutput: built.stdout + built.stderr,
    serverOutput: started.output,
    async close() {
      await started.stop();
      await server.close();
    },
  };
}

async function createApp(app: CreatedApp): Promise<string> {
  const { file } = await packTarball();
  const parent = workFolder('created');
  const folder = path.join(parent, app.name);
  const env = generatorEnvironment;
  await rm(folder, { recursive: true, force: true });
  await run('npx', ['--yes', ...app.generate], { cwd: parent, env });
  const packages = [file, ...(app.packages ?? [])];
  await run('npm', ['install', ...packages], { cwd: folder, env });
  return folder;
}
