import { execFile } from 'node:child_process';

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command and resolves to its output. Rejects if the command fails. */
export function run(
  command: string,
  args: string[],
  { cwd, env }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      {
        cwd,
        env: { ...cleanEnvironment(), ...env },
        maxBuffer: 64 * 1024 * 1024,
        // npm is a script on Windows.
        shell: process.platform === 'win32',
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const line = [command, ...args].join(' ');
        reject(new Error(`${line} failed in ${cwd}\n${stdout}\n${stderr}`));
      },
    );
  });
}

/**
 * The environment without Vitest's variables, because an app builds differently
 * in a test.
 */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const names =
    /^(NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|BASE_URL|SSR|TEST|VITE.*|npm_lifecycle.*)$/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !names.test(name)),
  ) as NodeJS.ProcessEnv;
}
