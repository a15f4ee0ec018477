import { createServer } from 'node:http';
import path from 'node:path';
import { startServer } from '../../server';
import { createApp, type Recipe } from './createApp';
import { generatorEnvironment } from './generators';
import { proxyTo } from './proxyTo';
import { runLoudly } from './run';
import { serveFolder } from './serveFolder';
import type { Host } from './startHost';
import { startProcess } from './startProcess';
import { projectFolder } from './workFolder';

/** An app that a framework's generator has made, with Lintel in it. */
export interface CreatedApp extends Recipe {
  /** Does what the README says, in the app's folder. */
  addLintel(folder: string): Promise<void>;
  /** Run in order. @default `npm run build` */
  build?: string[][];
  /** The folder that is served as it is, or the command of a server, given a free port, and what it prints once it listens. */
  serve: string | { command(port: number): string[]; ready: RegExp };
}

export interface StartedApp extends Host {
  /** What the build printed. */
  buildOutput: string;
  /** What the server has printed so far. */
  serverOutput(): string;
}

/** Creates the app, follows the README, builds for production, and serves it with the embedded backend in front of it. */
export async function startCreatedApp(app: CreatedApp): Promise<StartedApp> {
  const folder = await createApp(app);
  const env = await generatorEnvironment();
  await app.addLintel(folder);
  let buildOutput = '';
  for (const [program = '', ...args] of app.build ?? [
    ['npm', 'run', 'build'],
  ]) {
    const output = await runLoudly(program, args, { cwd: folder, env });
    buildOutput += output.stdout + output.stderr;
  }
  const { handler, output, stop } = await serve(app, folder, env);
  const server = await startServer({
    media: path.join(projectFolder, 'stories/media'),
    fallback: handler,
  });
  return {
    ...server,
    folder,
    buildOutput,
    serverOutput: output,
    async close() {
      await stop();
      await server.close();
    },
  };
}

async function serve(
  { serve: how }: CreatedApp,
  folder: string,
  env: NodeJS.ProcessEnv,
) {
  if (typeof how === 'string') {
    const handler = serveFolder(path.join(folder, how));
    return { handler, output: () => '', stop: async () => {} };
  }
  const port = await freePort();
  const [command = '', ...args] = how.command(port);
  const { output, stop } = await startProcess(args, folder, how.ready, {
    command,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
  });
  return { handler: proxyTo(port), output, stop };
}

/** Not every server prints which one it was given. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error();
  return address.port;
}
