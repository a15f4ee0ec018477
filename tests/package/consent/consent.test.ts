import type { Browser } from 'playwright';
import { beforeAll, it } from 'vitest';
import { siteWith } from '../contract/setup/startSite';
import {
  deciding,
  DECIDING,
  DECISIONS,
  strictestOf,
  WAITING,
  type PartDescription,
  type Decision,
} from './parts';
import {
  expectNoTraces,
  expectTraces,
  openLane,
  visit,
  type Lane,
  type Visit,
} from './visit';

const banner: PartDescription = { part: 'Banner' };

/** Everything that analytics store after consent. */
const STORED = [
  'lintel_analytics_id',
  'lintel_analytics_id',
  'lintel_analytics_id_expires',
  'lintel_first_session',
  'lintel_has_landed',
  'lintel_session_id',
  'sqsp_l',
];

/** What has been sent and stored after a visit with one press of "Buy". */
const EVERYTHING = {
  landings: 1,
  events: ['buy', 'land', 'view'],
  stored: STORED,
  dataLayer: 1,
};

/**
 * These rows contain every pair of: a part that waits, the settings, the
 * deciding part, whether it mounts before or after the waiting part, and what
 * comes from a second copy of the package. They also contain every combination
 * of settings, deciding part and order.
 */
const ROWS = WAITING.flatMap((part, p) =>
  DECISIONS.map((decision, s) => ({
    part,
    decision,
    decider: DECIDING[(p + s) % 2]!,
    order: (['before', 'after'] as const)[((p >> 1) + s + (s >> 1)) % 2]!,
    copy: (['nothing', 'the part', 'the decider'] as const)[(p + s) % 3]!,
  })),
);

/**
 * Every pair of different settings. The header has the first and the second of
 * a pair in turn.
 */
const DISAGREEING = DECISIONS.flatMap((one, i) =>
  DECISIONS.slice(i + 1).map((other, j) =>
    j % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  ),
);

/**
 * Tests the rules of consent on the packed package, for all parts in any order
 * (behaviour T2).
 */
export function testConsent(
  launch: () => Promise<Browser>,
  { concurrent = true } = {},
): void {
  const free: Lane[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
    await siteWith('19.3.1', 'production');
  });

  /** Each test has its own visitor and collector. */
  const test = (name: string, run: (lane: Lane) => Promise<void>) =>
    it(name, { concurrent }, async () => {
      const lane = free.pop() ?? (await openLane(browser));
      await run(lane).finally(() => free.push(lane));
    });

  for (const { part, decision, decider, order, copy } of ROWS) {
    test(`${decider} with ${decision} mounts ${order} ${part}, and ${copy} comes from another copy`, async (lane) => {
      const decides = {
        ...deciding(decider, decision),
        second: copy === 'the decider',
      };
      const names = part === 'Banner' ? [part] : [part, 'Banner'];
      const second = copy === 'the part';
      const others = names.map((name) => ({ part: name, second }));
      const parts =
        order === 'before' ? [decides, ...others] : [...others, decides];
      const own = part === 'SectionTracker' ? ['offer'] : [];
      await expectRule(decision, await show(lane, ...parts), own);
    });
  }

  for (const decision of DECISIONS) {
    const provider = deciding('LintelProvider', decision);

    test(`a provider with ${decision} has a header without settings inside`, async (lane) => {
      const around = { ...provider, child: { part: 'Header' } };
      await expectRule(decision, await show(lane, around, banner));
    });

    test(`a provider with ${decision} has a banner inside`, async (lane) => {
      const around = { ...provider, child: banner };
      await expectRule(decision, await show(lane, around));
    });

    test(`a header with ${decision} mounts 5 s after every other part`, async (lane) => {
      // In its own tab, because a fake clock cannot be removed.
      const late = await openLane(browser, lane.site);
      const page = await show(late, banner, { part: 'StickySideNav' });
      await late.page.clock.install();
      await late.page.clock.fastForward(5_000);
      await late.page.clock.resume();
      await expectNoTraces(page);
      await page.mount(deciding('Header', decision));
      await expectRule(decision, page);
      // Otherwise its last event is recorded as the next visitor's.
      await page.leave();
      await late.page.context().close();
    });
  }

  for (const [one, other] of DISAGREEING) {
    test(`a header has ${one}, and a provider elsewhere on the page ${other}`, async (lane) => {
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

  test('if the visitor declines, later decisions change nothing', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('No');
    await page.mount(deciding('LintelProvider', 'granted'));
    await page.buy();
    await expectNoTraces(page);
  });

  test('if the visitor consents, waiting events are sent once, and later decisions change nothing', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('Yes');
    await page.mount(deciding('LintelProvider', 'denied'));
    await page.buy();
    await expectTraces(page, {
      ...EVERYTHING,
      events: [...EVERYTHING.events, 'buy'].sort(),
    });
  });
}

/** Mounts parts one after another, and presses "Buy". */
async function show(lane: Lane, ...parts: PartDescription[]): Promise<Visit> {
  const page = await visit(lane);
  await page.mount(...parts);
  await page.buy();
  return page;
}

/**
 * Tests the page with these settings, before the visitor answers and after.
 *
 * @param own events that its parts send besides those of the page
 */
async function expectRule(
  decision: Decision,
  page: Visit,
  own: readonly string[] = [],
): Promise<void> {
  const holds = strictestOf([decision]);
  const events = [...EVERYTHING.events, ...own].sort();
  const everything = { ...EVERYTHING, events };
  if (holds === 'granted') {
    await expectTraces(page, everything);
    await page.answer('No');
    await expectTraces(page, { stored: [] });
    return;
  }
  await expectNoTraces(page);
  await page.answer('Yes');
  if (holds === 'off') await expectTraces(page, { events: [] });
  else if (holds === 'pending') await expectTraces(page, everything);
  // A refusal discards earlier events.
  else await expectTraces(page, { ...everything, events: ['land'] });
}
