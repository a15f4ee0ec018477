import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanEnvironment, run } from '../../hosts/start/run';
import { identityRows } from './rows/identity';
import { landingRows } from './rows/landing';
import { leavingRows } from './rows/leaving';
import { refusalRows } from './rows/refusals';
import { transportRows } from './rows/transports';
import { testedBrowsers } from './setup/browsers';
import { HEAD, type Course } from './setup/course';
import { startSite, type Site } from './setup/startSite';

const MINUTE = 60_000;

let site: Site;

beforeAll(async () => {
  site = await startSite();
}, 3 * MINUTE);

afterAll(() => site?.close());

beforeEach(() => site.backend.reset());

describe.each(testedBrowsers())(
  'events that arrive at the server, in $name',
  { timeout: 2 * MINUTE },
  (tested) => {
    const course = { tested, rows: [] as string[] } as unknown as Course;

    beforeAll(async () => {
      course.site = site;
      course.browser = await tested.launch();
    }, MINUTE);

    afterAll(async () => {
      console.log([`${tested.name}`, HEAD, ...course.rows].join('\n'));
      await course.browser?.close();
    });

    landingRows(course);
    leavingRows(course);
    transportRows(course);
    refusalRows(course);
    identityRows(course);
  },
);

it('on a server, the package is imported, created and rendered without globals, and sends nothing', async () => {
  const { folder, url, backend } = site;
  const output = await run(process.execPath, ['onServer.mjs', url], {
    cwd: folder,
    env: { ...cleanEnvironment(), NODE_ENV: 'production' },
  });
  const { html, globals, outcomes } = JSON.parse(output);
  expect(html).toContain(
    '{&quot;analyticsId&quot;:null,&quot;session&quot;:null}',
  );
  expect(globals).toEqual([]);
  expect(outcomes).toEqual([{ outcome: 'dropped' }]);
  expect(backend.log).toEqual([]);
});
