import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cleanEnvironment } from '../../../hosts/start/run';
import type { PageDescription } from '../page/Page';
import type { InstalledPage, Mode } from './installPages';

export interface Renderer {
  /** The server's HTML of a page. */
  render(description: PageDescription): Promise<string>;
  /**
   * The same as a stream that others interrupt. It contains the page twice, the
   * second time late.
   */
  stream(description: PageDescription): Promise<string>;
  /** What the package has added to the server's `globalThis` so far. */
  globals(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Answer {
  id: number;
  html: string;
  globals: string[];
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Starts a process that renders pages on the server, without a DOM and without
 * state of another server.
 *
 * @param env further environment variables
 */
export function startRenderer(
  { folder }: InstalledPage,
  mode: Mode,
  env: NodeJS.ProcessEnv = {},
): Renderer {
  const child = fork(path.join(folder, 'render.js'), {
    cwd: folder,
    env: { ...cleanEnvironment(), NODE_ENV: mode, ...env },
    execArgv: [],
    // Development warnings about settings that a test leaves out.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const waiting = new Map<number, Waiting>();
  let last = 0;

  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', () => {
    const error = new Error(`It ended: ${errors}`);
    for (const { reject } of waiting.values()) reject(error);
  });

  function ask(description: PageDescription, streamed = false) {
    const id = ++last;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      child.send({ id, description, streamed }, (error) => {
        if (error) reject(error);
      });
    });
  }

  return {
    render: async (description) => (await ask(description)).html,
    stream: async (description) => (await ask(description, true)).html,
    globals: async () => (await ask({ headers: [] })).globals,
    async stop() {
      if (child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}
