import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './setup/run';
import { installHost } from './setup/startHost';

const MINUTE = 60_000;

describe('the header under Jest', { timeout: 10 * MINUTE }, () => {
  it("passes a page team's own tests, through the CommonJS build", async () => {
    const folder = await installHost('jest');
    const report = path.join(folder, 'report.json');
    await rm(report, { force: true });
    await run('npm', ['test', '--', '--json', `--outputFile=${report}`], {
      cwd: folder,
    });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      success: true,
      numPassedTests: 8,
      numTotalTests: 8,
    });
  });
});
