import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanEnvironment, run } from '../../hosts/start/run';
import { beaconRows } from './rows/beacons';
import { clickRows } from './rows/clicks';
import { confirmedRows } from './rows/confirmed';
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
    let browser: Browser;

    beforeAll(async () => {
      browser = await tested.launch();
    }, MINUTE);

    afterAll(() => browser?.close());

    describe.each(['once', 'confirmed'] as const)(
      'delivery: %s',
      (delivery) => {
        const course = { tested, delivery, rows: [] as string[] } as Course;

        beforeAll(() => void Object.assign(course, { site, browser }));

        afterAll(() => {
          const title = `${tested.name}, delivery: ${delivery}`;
          console.log([title, HEAD, ...course.rows].join('\n'));
        });

        leavingRows(course);
        transportRows(course);
        refusalRows(course);
        if (delivery === 'confirmed') return confirmedRows(course);
        landingRows(course);
        beaconRows(course);
        clickRows(course);
        identityRows(course);
      },
    );
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
