import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cleanEnvironment } from './run';

export interface StartedProcess {
  /** What its output said where `ready` matched. */
  match: RegExpExecArray;
  stop(): Promise<void>;
}

/** Starts a Node program that goes on, and waits until its output matches `ready`. */
export async function startProcess(
  args: string[],
  cwd: string,
  ready: RegExp,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    return { match: await outputOf(child, ready), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function outputOf(
  child: ChildProcess,
  ready: RegExp,
): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = ready.exec(output);
      if (match) resolve(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${child.spawnargs.join(' ')} ended:\n${output}`)),
    );
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
