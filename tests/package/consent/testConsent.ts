import type { Browser } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { siteWith } from '../contract/setup/startSite';
import {
  deciding,
  DECIDING,
  SAYINGS,
  strictestOf,
  WAITING,
  type PartDescription,
  type Saying,
} from './parts';
import {
  expectNoTraces,
  openLane,
  visit,
  type Lane,
  type Visit,
} from './visit';

const MINUTE = 60_000;

const banner: PartDescription = { part: 'Banner' };

/** Everything that analytics keep once a visitor has said yes. */
const STORED = [
  'lintel_analytics_id',
  'lintel_analytics_id',
  'lintel_analytics_id_expires',
  'lintel_first_session',
  'lintel_has_landed',
  'lintel_session_id',
  'sqsp_l',
];

/** What has been sent and stored of a visit that pressed "Buy" once. */
const EVERYTHING = {
  landings: 1,
  events: ['buy', 'land', 'view'],
  stored: STORED,
  dataLayer: 1,
};

/**
 * Every two, on some row, of: a part that waits, what is said, by whom, before
 * the part or after it, and what comes from a second copy of the package. Of
 * what, by whom and when: every three.
 */
const ROWS = WAITING.flatMap((part, p) =>
  SAYINGS.map((saying, s) => ({
    part,
    saying,
    decider: DECIDING[(p + s) % 2]!,
    order: (['before', 'after'] as const)[((p >> 1) + s + (s >> 1)) % 2]!,
    copy: (['nothing', 'the part', 'the decider'] as const)[(p + s) % 3]!,
  })),
);

/** Every two that differ; which of them the header says takes turns. */
const DISAGREEING = SAYINGS.flatMap((one, i) =>
  SAYINGS.slice(i + 1).map((other, j) =>
    j % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  ),
);

/** Holds the packed package to its rule of consent, whatever parts a page has and however they come. */
export function testConsent(
  launch: () => Promise<Browser>,
  { concurrent = true } = {},
): void {
  const free: Lane[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    await siteWith('19.3.1', 'production');
  }, 10 * MINUTE);

  /** With a visitor and a collector of its own. */
  const test = (name: string, run: (lane: Lane) => Promise<void>) =>
    it(name, { timeout: MINUTE, concurrent }, async () => {
      const lane = free.pop() ?? (await openLane(browser));
      await run(lane).finally(() => free.push(lane));
    });

  for (const { part, saying, decider, order, copy } of ROWS) {
    test(`${decider} says ${saying} ${order} ${part}; from another copy comes ${copy}`, async (lane) => {
      const decides = {
        ...deciding(decider, saying),
        second: copy === 'the decider',
      };
      const names = part === 'Banner' ? [part] : [part, 'Banner'];
      const second = copy === 'the part';
      const others = names.map((name) => ({ part: name, second }));
      const parts =
        order === 'before' ? [decides, ...others] : [...others, decides];
      const own = part === 'SectionTracker' ? ['offer'] : [];
      await expectRule(saying, await show(lane, ...parts), own);
    });
  }

  for (const saying of SAYINGS) {
    const provider = deciding('LintelProvider', saying);

    test(`a provider says ${saying} around a header that says nothing`, async (lane) => {
      const around = { ...provider, child: { part: 'Header' } };
      await expectRule(saying, await show(lane, around, banner));
    });

    test(`a provider says ${saying} around a banner`, async (lane) => {
      const around = { ...provider, child: banner };
      await expectRule(saying, await show(lane, around));
    });

    test(`a header says ${saying} 5 s after every other part`, async (lane) => {
      // In a tab of its own: a fake clock cannot be taken back.
      const late = await openLane(browser, lane.site);
      const page = await show(late, banner, { part: 'StickySideNav' });
      await late.page.clock.install();
      await late.page.clock.fastForward(5_000);
      await late.page.clock.resume();
      await expectNoTraces(page);
      await page.mount(deciding('Header', saying));
      await expectRule(saying, page);
      // Its last event would be counted as the next visitor's.
      await page.leave();
      await late.page.context().close();
    });
  }

  for (const [one, other] of DISAGREEING) {
    test(`a header says ${one}, and a provider elsewhere on the page ${other}`, async (lane) => {
      const header = deciding('Header', one);
      const provider = deciding('LintelProvider', other);
      const page = await show(lane, provider, banner, header);
      await expectRule(strictestOf([one, other]), page);
    });
  }

  for (const part of WAITING) {
    test(`${part} alone sends and stores nothing`, async (lane) => {
      await expectNoTraces(await show(lane, { part }));
    });
  }

  test('a no stands, whatever comes later', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('No');
    await page.mount(deciding('LintelProvider', 'granted'));
    await page.buy();
    await expectNoTraces(page);
  });

  test('a yes stands, and what waited is sent once', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('Yes');
    await page.mount(deciding('LintelProvider', 'denied'));
    await page.buy();
    expect(await page.traces()).toEqual({
      ...EVERYTHING,
      events: [...EVERYTHING.events, 'buy'].sort(),
    });
  });
}

/** Shows parts one by one, each as it comes, and presses "Buy". */
async function show(lane: Lane, ...parts: PartDescription[]): Promise<Visit> {
  const page = await visit(lane);
  await page.mount(...parts);
  await page.buy();
  return page;
}

/**
 * What a page must show where one says so: before an answer, and after it.
 *
 * @param own what its parts send by themselves, beside the page
 */
async function expectRule(
  saying: Saying,
  page: Visit,
  own: readonly string[] = [],
): Promise<void> {
  const holds = strictestOf([saying]);
  const events = [...EVERYTHING.events, ...own].sort();
  const everything = { ...EVERYTHING, events };
  if (holds === 'granted') {
    expect(await page.traces()).toEqual(everything);
    await page.answer('No');
    expect(await page.traces()).toMatchObject({ stored: [] });
    return;
  }
  await expectNoTraces(page);
  await page.answer('Yes');
  const after = await page.traces();
  if (holds === 'off') expect(after.events).toEqual([]);
  else if (holds === 'pending') expect(after).toEqual(everything);
  // What happened before the yes was dropped when the page said no.
  else expect(after).toEqual({ ...everything, events: ['land'] });
}
