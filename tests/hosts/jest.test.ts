import { it } from 'vitest';
import { run } from './start/run';
import { installHost } from './start/startHost';

it('a page team’s own tests pass with Jest, through the CommonJS build', async () => {
  const folder = await installHost('jest');
  await run('npm', ['test'], { cwd: folder });
}, 600_000);
