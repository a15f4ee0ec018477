import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { landingRows } from './rows/landing';
import { leavingRows } from './rows/leaving';
import { transportRows } from './rows/transports';
import { testedBrowsers } from './setup/browsers';
import type { Course } from './setup/course';
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
    const course = { tested } as Course;

    beforeAll(async () => {
      Object.assign(course, { site, browser: await tested.launch() });
    }, MINUTE);

    afterAll(() => course.browser?.close());

    leavingRows(course);
    landingRows(course);
    transportRows(course);
  },
);
