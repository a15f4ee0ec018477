import { beforeAll, describe, it } from 'vitest';
import { sharedChromium } from '../../hosts/checks/browser';
import { siteWith } from '../contract/setup/startSite';
import {
  deciding,
  DECISIONS,
  strictestOf,
  WAITING,
  type Decision,
  type PartDescription,
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

/** Every pair of different decisions, in both parts in turn. */
const DISAGREEING = DECISIONS.flatMap((one, i) =>
  DECISIONS.slice(i + 1).map((other, j) =>
    j % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
  ),
);

const waiting = WAITING.map((part): PartDescription => ({ part }));

/** Events of the waiting parts besides those of the page. */
const OFFER = ['offer'];

const free: Lane[] = [];

beforeAll(() => siteWith('19.3.1', 'production'));

/** Each test has its own visitor and collector. */
function test(name: string, run: (lane: Lane) => Promise<void>) {
  it.concurrent(name, async () => {
    const lane = free.pop() ?? (await openLane(await sharedChromium()));
    await run(lane).finally(() => free.push(lane));
  });
}

describe('with', () => {
  for (const decision of DECISIONS) {
    for (const decider of ['Header', 'LintelProvider'] as const) {
      test(`a ${decider} with ${decision}, every part that waits follows it`, async (lane) => {
        const page = await show(lane, ...waiting, deciding(decider, decision));
        await expectRule(decision, page, OFFER);
      });
    }

    test(`a provider with ${decision} around a header without settings, the header follows it`, async (lane) => {
      const provider = deciding('LintelProvider', decision);
      const around = { ...provider, child: { part: 'Header' } };
      await expectRule(decision, await show(lane, around, banner));
    });

    test(`a provider with ${decision} from another copy of the package, the others follow it`, async (lane) => {
      const provider = deciding('LintelProvider', decision);
      const copy = { ...provider, second: true };
      await expectRule(decision, await show(lane, copy, banner));
    });
  }

  for (const [one, other] of DISAGREEING) {
    test(`a header with ${one}, and a provider elsewhere with ${other}, the strictest applies`, async (lane) => {
      const header = deciding('Header', one);
      const provider = deciding('LintelProvider', other);
      const page = await show(lane, provider, banner, header);
      await expectRule(strictestOf([one, other]), page);
    });
  }

  test('no decision, nothing is sent and stored', async (lane) => {
    await expectNoTraces(await show(lane, ...waiting));
  });

  test('a refusal of the visitor, later decisions change nothing', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('No');
    await page.mount(deciding('LintelProvider', 'granted'));
    await page.buy();
    await expectNoTraces(page);
  });

  test('the consent of the visitor, waiting events are sent once, and later decisions change nothing', async (lane) => {
    const page = await show(lane, deciding('Header', 'pending'), banner);
    await page.answer('Yes');
    await page.mount(deciding('LintelProvider', 'denied'));
    await page.buy();
    await expectTraces(page, {
      ...EVERYTHING,
      events: [...EVERYTHING.events, 'buy'].sort(),
    });
  });
});

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
