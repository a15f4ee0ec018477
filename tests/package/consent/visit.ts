import type { Browser, Page } from 'playwright';
import { expect, vi } from 'vitest';
import { loggedEvents } from '../../server/loggedEvents';
import { startObserving } from '../contract/setup/observe';
import { startSite, type Site } from '../contract/setup/startSite';
import { watchRest } from '../size/watchRest.mjs';

/** A part of a page, as JSON for the test page. */
export interface PartDescription {
  /** A component of the package, or the team's own `Banner`. */
  part: string;
  props?: Record<string, unknown>;
  /** The part inside it. */
  child?: PartDescription;
  /** Whether it comes from the second copy of the package. */
  second?: boolean;
  /** Whether its events go to the page's own server. */
  decides?: boolean;
}

/** What analytics have sent and stored so far. */
interface Traces {
  landings: number;
  events: string[];
  stored: string[];
  dataLayer: number;
}

/** The address of the page's last request. */
const LAST = '/api/v1/clanker/events';

const NO_TRACES: Traces = {
  landings: 0,
  events: [],
  stored: [],
  dataLayer: 0,
};

/** A new visitor on an empty page. */
export interface Visit {
  mount(...parts: PartDescription[]): Promise<void>;
  /** Presses the team's own button, which has a `data-lintel-id`. */
  buy(): Promise<void>;
  answer(answer: 'Yes' | 'No'): Promise<void>;
  /**
   * What has been sent and stored once the page is idle and its requests have
   * arrived.
   */
  traces(): Promise<Traces>;
}

/** A browser's tab and its collector. */
export interface Lane {
  page: Page;
  site: Site;
  /** Resolves once the page has nothing left to do. */
  rest(): Promise<void>;
}

export async function openLane(browser: Browser): Promise<Lane> {
  const site = await startSite('19.3.1', 'production');
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(startObserving);
  return { page, site, rest: watchRest(page) };
}

export async function visit({ page, site, rest }: Lane): Promise<Visit> {
  await leave(page);
  await page.context().clearCookies();
  site.backend.reset();
  await page.goto(site.address({ headers: [] }, 'script=consent'));
  await page.evaluate(addButton);
  let rests = 0;
  return {
    mount: (...parts) =>
      page.evaluate((parts) => window.contract.mountParts!(parts), parts),
    buy: () => page.getByRole('button', { name: 'Buy' }).click(),
    answer: (answer) =>
      page.getByRole('button', { name: answer, exact: true }).click(),
    async traces() {
      await rest();
      await page.evaluate(sendLast);
      await site.backend.waitForLog(LAST, (rests += 1));
      const kept = await page.evaluate(stored);
      const logged = (at: string) =>
        site.backend.log.filter(({ path }) => path === at);
      return {
        landings: logged('/api/track/Track').length,
        events: loggedEvents(logged('/api/v1/events')).map(nameOf).sort(),
        ...kept,
      };
    },
  };
}

/** The page of a visitor who leaves must not send anything. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.lintelEventsDisabled = true;
  });
}

/**
 * Waits for these traces. Not with `expect.poll`, which needs to know its test,
 * and several run at the same time.
 */
export async function expectTraces(
  visit: Visit,
  expected: Partial<Traces>,
): Promise<void> {
  await vi.waitFor(
    async () => expect(await visit.traces()).toMatchObject(expected),
    { timeout: 30_000 },
  );
}

export async function expectNoTraces(visit: Visit): Promise<void> {
  expect(await visit.traces()).toEqual(NO_TRACES);
}

function nameOf(event: Record<string, unknown>): string {
  return String(event['object_identifier'] ?? event['action']);
}

function addButton(): void {
  localStorage.clear();
  sessionStorage.clear();
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
