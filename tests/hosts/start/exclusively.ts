import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workFolder } from './workFolder';

/** In ms. */
const LOOK_AGAIN_AFTER = 100;

/**
 * Runs `work` while no other process on this machine runs work of the same
 * name, because test files run in parallel.
 */
export async function exclusively<T>(
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const lock = path.join(workFolder('locks'), name);
  while (!(await take(lock))) {
    if (await isLeftOver(lock)) await rm(lock, { force: true });
    else await pause(LOOK_AGAIN_AFTER);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The process no longer exists: it was killed before it could clean up. A file
 * that is still empty counts as 0, which is this process and its group.
 */
async function isLeftOver(lock: string): Promise<boolean> {
  const pid = await readFile(lock, 'utf8').catch(() => null);
  if (pid === null) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}
