import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cleanEnvironment } from './run';

const HAS_GROUPS = process.platform !== 'win32';

export interface StartedProcess {
  /** The match of `ready` in the output. */
  match: RegExpExecArray;
  stop(): Promise<void>;
}

export interface ProcessOptions {
  /** @default the Node that runs the tests */
  command?: string;
  /** In addition to the machine's environment. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a long-running program, and waits until its output matches `ready`.
 */
export async function startProcess(
  args: string[],
  cwd: string,
  ready: RegExp,
  { command = process.execPath, env }: ProcessOptions = {},
): Promise<StartedProcess> {
  const child = spawn(command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that all its child processes end with it.
    detached: HAS_GROUPS,
  });
  // Ctrl-C in the terminal does not reach another process group.
  const killWithUs = () => kill(child);
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let output = '';
  const record = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  try {
    const match = await matchIn(child, ready, () => output);
    return { match, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

function matchIn(
  child: ChildProcess,
  ready: RegExp,
  output: () => string,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = ready.exec(output());
      if (match) resolve(match);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${child.spawnargs.join(' ')} ended:\n${output()}`)),
    );
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  kill(child);
  await ended;
}

function kill(child: ChildProcess): void {
  if (HAS_GROUPS && child.pid) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}
