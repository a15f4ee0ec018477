import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './setup/run';
import { installHost } from './setup/startHost';

const MINUTE = 60_000;

describe('the header under Vitest', { timeout: 10 * MINUTE }, () => {
  it("passes a page team's own tests, through the ES modules", async () => {
    const folder = await installHost('react-19');
    const report = path.join(folder, 'report.json');
    await rm(report, { force: true });
    const options = ['--reporter=json', `--outputFile=${report}`];
    await run('npm', ['test', '--', ...options], { cwd: folder });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      success: true,
      numPassedTests: 5,
      numTotalTests: 5,
    });
  });
});
