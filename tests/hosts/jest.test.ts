import { it } from 'vitest';
import { install } from './start/install';
import { run } from './start/run';

it('a page team’s own tests pass with Jest, through the CommonJS build', async () => {
  const folder = await install('tests/hosts/jest');
  await run('npm', ['test'], { cwd: folder });
}, 600_000);
