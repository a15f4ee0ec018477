import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './start/run';
import { installHost } from './start/startHost';

const MINUTE = 60_000;

describe('a page team’s own tests', { timeout: 10 * MINUTE }, () => {
  it.each([
    ['Jest, through the CommonJS build', 'jest', ['--json'], 5],
    ['Vitest, through the ES modules', 'react-19', ['--reporter=json'], 4],
  ])('pass with %s', async (_, host, options, count) => {
    const folder = await installHost(host);
    const report = path.join(folder, 'report.json');
    await rm(report, { force: true });
    await run('npm', ['test', '--', ...options, `--outputFile=${report}`], {
      cwd: folder,
    });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      success: true,
      numPassedTests: count,
      numTotalTests: count,
    });
  });
});
