import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { loggedEvents } from '../../server/loggedEvents';
import { mountParts, type PartDescription } from '../contract/setup/observe';
import { onNewestReact, type Contract } from '../contract/setup/onBothReacts';

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

const NOTHING = {
  landings: 0,
  events: [] as string[],
  stored: [] as string[],
  dataLayer: 0,
};

/** What a visit with one press of "Buy" sends and stores. */
const everything = (...own: string[]) => ({
  landings: 1,
  events: ['buy', 'land', 'view', ...own].sort(),
  stored: STORED,
  dataLayer: 1,
});

/** The decision about analytics of a `Header` or provider. */
const DECISIONS = {
  granted: { consent: 'granted' },
  pending: { consent: 'pending' },
  denied: { consent: 'denied' },
  off: { consent: 'granted', tracking: false },
  /** None, which is like `granted`. */
  unset: {},
};

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

type Traces = () => Promise<typeof NOTHING>;

// Which of several decisions and answers applies: see
// tests/analytics/consent.test.ts.
onNewestReact('analytics', 'production', (contract) => {
  it.each(Object.entries(DECISIONS))(
    'of every part that waits follow a header with %s',
    async (decision, props) => {
      const { page, traces } = await openEmpty(contract);
      await mountParts(page, ...waiting);
      await page.getByRole('button', { name: 'Buy' }).click();
      expect(await traces()).toEqual(NOTHING);
      await mountParts(page, { part: 'Header', props, decides: true });
      await expectRule(page, traces, decision, 'offer');
    },
  );

  it('of a header and other parts follow a provider from another copy of the package', async () => {
    const { page, traces } = await openEmpty(contract);
    const child = { part: 'Header', second: true };
    const props = DECISIONS.pending;
    const provider = { part: 'LintelProvider', props, decides: true };
    await mountParts(page, { ...provider, second: true, child }, banner);
    await page.getByRole('button', { name: 'Buy' }).click();
    await expectRule(page, traces, 'pending');
  });
});

/**
 * Opens a page without parts. `traces` resolves to what it has sent and stored,
 * once it has nothing left to do.
 */
async function openEmpty(contract: Contract) {
  const { page, rest } = await contract.open(
    { headers: [] },
    { search: 'script=consent' },
  );
  await page.evaluate(addButton);
  const traces: Traces = async () => {
    await rest();
    await page.evaluate(sendLast);
    const { log } = contract.backend;
    return {
      landings: log.filter(({ path }) => path === '/api/track/Track').length,
      events: loggedEvents(log).map(nameOf).sort(),
      ...(await page.evaluate(stored)),
    };
  };
  return { page, traces };
}

/** Tests the page before the visitor answers, and after. */
async function expectRule(
  page: Page,
  traces: Traces,
  decision: string,
  ...own: string[]
): Promise<void> {
  const answer = (name: string) =>
    page.getByRole('button', { name, exact: true }).click();
  if (decision === 'granted' || decision === 'unset') {
    await expect.poll(traces).toEqual(everything(...own));
    await answer('No');
    await expect.poll(traces).toMatchObject({ stored: [] });
    return;
  }
  expect(await traces()).toEqual(NOTHING);
  await answer('Yes');
  if (decision === 'off') expect(await traces()).toEqual(NOTHING);
  else if (decision === 'pending')
    await expect.poll(traces).toEqual(everything(...own));
  // A refusal discards earlier events. The page is viewed when the visitor agrees.
  else {
    const events = ['land', 'view'];
    await expect.poll(traces).toEqual({ ...everything(), events });
  }
}

function nameOf(event: Record<string, unknown>): string {
  return String(event['object_identifier'] ?? event['action']);
}

// These run in the page.

function addButton(): void {
  const button = document.createElement('button');
  button.dataset['lintelId'] = 'buy';
  button.textContent = 'Buy';
  document.body.prepend(button);
}

/** Arrives after all earlier requests. */
async function sendLast(): Promise<void> {
  await fetch('/api/v1/clanker/events', { method: 'POST', body: 'last=1' });
}

/** What analytics store. The cookies of the language are not included. */
function stored() {
  const cookies = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0]!)
    .filter((name) => name && !['ss_i18n', 'language'].includes(name));
  return {
    stored: [
      ...cookies,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].sort(),
    dataLayer: window.dataLayer?.length ?? 0,
  };
}
