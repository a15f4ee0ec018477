import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cleanEnvironment } from '../../../consumers/setup/run';
import type { PageDescription } from '../page/Page';
import type { InstalledPage, Mode } from './installPage';

export interface Renderer {
  /** What the server renders of a page. */
  render(description: PageDescription): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a process of its own that renders pages on the server: without a DOM, and with nothing kept from another. */
export function startRenderer({ folder }: InstalledPage, mode: Mode): Renderer {
  const child = fork(path.join(folder, 'render.js'), {
    cwd: folder,
    env: { ...cleanEnvironment(), NODE_ENV: mode },
    execArgv: [],
    // Development's warnings about settings that a test leaves out.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit');
  let last = 0;

  return {
    async render(description) {
      const id = ++last;
      const answer = new Promise<string>((resolve, reject) => {
        const read = (message: { id: number; html: string }) => {
          if (message.id !== id) return;
          child.off('message', read);
          resolve(message.html);
        };
        child.on('message', read);
        void ended.then(() => reject(new Error(`It ended: ${errors}`)));
      });
      child.send({ id, description });
      return answer;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
