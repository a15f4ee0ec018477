import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { argv, platform } from 'node:process';
import type { BrowserConfigOptions } from 'vitest/node';
import { isBuildServer, type FoundBrowser } from './browsers.mjs';

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

type ToMatchScreenshot = NonNullable<
  BrowserConfigOptions['expect']
>['toMatchScreenshot'];

/**
 * How stories are compared with the pictures of this browser. If there are none,
 * nothing is compared, except on a build server, where the run fails.
 */
export function comparePictures(found: FoundBrowser | undefined) {
  const baselines = baselinesOf(found);
  const isUpdate = argv.some((argument) => argument.startsWith('--update'));
  const comparesPictures = isUpdate || existsSync(baselines);
  if (!comparesPictures) {
    const notice = `Lintel: there is no ${baselines}, the pictures of this version of Chromium. Run \`npm run visual:accept\` with it, look at each picture, and commit the folder.`;
    if (isBuildServer()) throw new Error(notice);
    console.warn(`${notice} Until then, no pictures are compared.`);
  }
  const toMatchScreenshot: ToMatchScreenshot = {
    comparatorName: 'pixelmatch',
    // Until two successive pictures are identical, or the test's time is over.
    // Vitest never clears a timer of its own, which would keep the run from
    // ending.
    timeout: 0,
    comparatorOptions: {
      // Everything counts: one step of a colour, and the edge of a corner.
      threshold: 0,
      includeAA: true,
      // Chromium sometimes draws the edge of a circle differently.
      allowedMismatchedPixels: 24,
    },
    resolveScreenshotPath: ({ arg, ext, root }) =>
      path.join(root, baselines, `${arg}${ext}`),
    resolveDiffPath: ({ arg, ext, root }) =>
      path.join(root, DIFFERENCES, `${arg}${ext}`),
  };
  return { provided: { comparesPictures }, toMatchScreenshot };
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
