import { beforeAll, describe, it } from 'vitest';
import { sharedChromium } from '../../hosts/checks/browser';
import { siteWith } from '../contract/setup/startSite';
import {
  expectNoTraces,
  expectTraces,
  openLane,
  visit,
  type Lane,
  type PartDescription,
  type Visit,
} from './visit';

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

/** The decision about analytics of a `Header` or provider. */
const DECISIONS = {
  granted: { consent: 'granted' },
  pending: { consent: 'pending' },
  denied: { consent: 'denied' },
  off: { consent: 'granted', tracking: false },
  /** None, which is like `granted`. */
  unset: {},
};
type Decision = keyof typeof DECISIONS;

const decisions = Object.keys(DECISIONS) as Decision[];

/** A part with this decision in its props. */
const deciding = (
  part: 'Header' | 'LintelProvider',
  decision: Decision,
): PartDescription => ({ part, props: DECISIONS[decision], decides: true });

const banner: PartDescription = { part: 'Banner' };

/** The parts that wait for a decision. `SectionTracker` sends "offer". */
const waiting: PartDescription[] = [
  { part: 'StickySideNav' },
  { part: 'SectionTracker' },
  banner,
  { part: 'LanguageMenu' },
  { part: 'MobileDrawer' },
  { part: 'AccountMenu' },
  { part: 'Link' },
];

const free: Lane[] = [];

beforeAll(() => siteWith('19.3.1', 'production'));

/** Each test has its own visitor and collector. */
function test(name: string, run: (lane: Lane) => Promise<void>) {
  it.concurrent(name, async () => {
    const lane = free.pop() ?? (await openLane(await sharedChromium()));
    await run(lane).finally(() => free.push(lane));
  });
}

// Which of several decisions applies: see tests/analytics/consent.test.ts.
describe('with', () => {
  for (const decision of decisions) {
    test(`a header with ${decision}, every part that waits follows it`, async (lane) => {
      const page = await show(lane, ...waiting, deciding('Header', decision));
      await expectRule(decision, page, ['offer']);
    });

    test(`a provider with ${decision} from another copy of the package, the header inside and the parts outside follow it`, async (lane) => {
      const provider = deciding('LintelProvider', decision);
      const child = { part: 'Header', second: true };
      const copy = { ...provider, second: true, child };
      await expectRule(decision, await show(lane, copy, banner));
    });
  }

  test('a header with granted, and a provider elsewhere with denied, the strictest applies', async (lane) => {
    const provider = deciding('LintelProvider', 'denied');
    const header = deciding('Header', 'granted');
    await expectRule('denied', await show(lane, provider, banner, header));
  });

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
  const events = [...EVERYTHING.events, ...own].sort();
  const everything = { ...EVERYTHING, events };
  if (decision === 'granted' || decision === 'unset') {
    await expectTraces(page, everything);
    await page.answer('No');
    await expectTraces(page, { stored: [] });
    return;
  }
  await expectNoTraces(page);
  await page.answer('Yes');
  if (decision === 'off') await expectTraces(page, { events: [] });
  else if (decision === 'pending') await expectTraces(page, everything);
  // A refusal discards earlier events.
  else await expectTraces(page, { ...everything, events: ['land'] });
}
