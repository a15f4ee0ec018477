import { execFile } from 'node:child_process';

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end and resolves to what it printed; fails with it, too. */
export async function run(
  command: string,
  args: string[],
  options: RunOptions,
): Promise<string> {
  return (await runLoudly(command, args, options)).stdout;
}

/** As `run`, with what it printed of errors and warnings. */
export function runLoudly(
  command: string,
  args: string[],
  { cwd, env }: RunOptions,
): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    execFile(
      command,
      args,
      {
        cwd,
        env: { ...cleanEnvironment(), ...env },
        maxBuffer: 64 * 1024 * 1024,
        // npm is a script there.
        shell: process.platform === 'win32',
      },
      (error, stdout, stderr) => {
        if (!error) return resolve({ stdout, stderr });
        const line = [command, ...args].join(' ');
        reject(new Error(`${line} failed in ${cwd}\n${stdout}\n${stderr}`));
      },
    );
  });
}

/** Without what Vitest sets: an app's build that believes to be a test is another build. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const names =
    /^(NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|BASE_URL|SSR|TEST|VITE.*|npm_lifecycle.*)$/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !names.test(name)),
  ) as NodeJS.ProcessEnv;
}
