import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { platform } from 'node:process';
import type { FoundBrowser } from './browsers.mjs';

const BASELINES = 'tests/visual/baselines';

/** The actual pictures of failed comparisons, and what differs. */
export const DIFFERENCES = 'tests/visual/differences';

/**
 * The folder with the pictures of this browser. Each major version draws text
 * in its own way, on each operating system.
 */
export function baselinesOf(found: FoundBrowser | undefined): string {
  const version = found && majorVersion(found);
  return path.join(BASELINES, `chromium-${version ?? 'unknown'}-${platform}`);
}

/** Whether there are pictures of this browser to compare with. */
export function hasBaselines(folder: string): boolean {
  if (existsSync(folder)) return true;
  console.warn(
    `Lintel: there is no ${folder}; no pictures are compared. ` +
      '`npm run visual:accept` takes the first ones.',
  );
  return false;
}

function majorVersion({ executablePath }: FoundBrowser): string | undefined {
  // On Windows, --version opens a window.
  if (platform === 'win32') return undefined;
  try {
    const version = execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /(\d+)\./.exec(version)?.[1];
  } catch {
    // One that does not start is reported by `npm run browsers`.
    return undefined;
  }
}
