import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { firefox, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitorAlone, sharedChromium } from '../../hosts/checks/browser';
import { loggedEvents } from '../../server/loggedEvents';
import { findFirefox } from '../../setup/browsers.mjs';
import { startObserving } from '../contract/setup/observe';
import { startSite, type Site } from '../contract/setup/startSite';

const MINUTE = 60_000;
const VISITS = 10;

/** In ms: a connection to the collector takes this long, as from far away. */
const LATENCY = 200;

let site: Site;
let collector: string;

beforeAll(async () => {
  site = await startSite('19.3.1', 'production');
  collector = await startFarAway(Number(new URL(site.url).port));
}, 5 * MINUTE);

const found = findFirefox();
const browsers: [string, () => Promise<Browser>][] = [
  ['Chromium', () => sharedChromium()],
];
if (found) browsers.push(['Firefox', launchFirefox]);

describe.each(browsers)('a page, in %s', (_, launch) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  }, MINUTE);
  afterAll(async () => {
    // Other test files use Chromium after this one.
    if (browser !== (await sharedChromium())) await browser.close();
  });

  it('sends the click that leaves it, and an event of its pagehide, once each', async () => {
    const page = await openVisitor(browser);
    for (let visit = 1; visit <= VISITS; visit += 1) {
      await show(page, visit);
      await page.evaluate(orderOnPagehide);
      await page.getByRole('link', { name: 'Leave' }).click();
      await page.waitForURL('**/elsewhere?*');
    }
    await expectArrived({ leave: VISITS, order: VISITS });
  });

  it('sends events by fetch if there are no beacons, and without a preflight', async () => {
    const page = await openVisitor(browser);
    await page.addInitScript(() =>
      Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'),
    );
    await show(page, 1);
    for (let order = 1; order <= VISITS; order += 1) {
      await page.getByRole('button', { name: 'Order' }).click();
    }
    await expectArrived({ leave: 0, order: VISITS });
    const { log } = site.backend;
    expect(log.filter(({ method }) => method === 'OPTIONS')).toEqual([]);
  });
});

async function openVisitor(browser: Browser): Promise<Page> {
  const headers = { 'Access-Control-Allow-Origin': '*', connection: 'close' };
  site.backend.reset();
  site.backend.setFault('/api/v1/events', { headers });
  const page = await newVisitorAlone({}, Promise.resolve(browser));
  await page.addInitScript(startObserving);
  return page;
}

async function expectArrived(expected: Record<string, number>) {
  await expect
    .poll(() => ({ leave: arrived('leave'), order: arrived('order') }))
    .toEqual(expected);
}

/** The number of events with this name at the collector. */
const arrived = (name: string) =>
  loggedEvents(site.backend.log, { object_identifier: name }).length;

/** Resolves once the page view of this visit has arrived. */
async function show(page: Page, visit: number): Promise<void> {
  await page.goto(site.address({ headers: [] }, 'script=parts'));
  await page.evaluate((eventsStaging) => {
    const site = { domain: 'example.com', hosts: { eventsStaging } };
    const header = { part: 'Header', props: { consent: 'granted', site } };
    window.contract.mountParts!([header, { part: 'Banner' }]);
    const link = document.createElement('a');
    link.dataset['lintelId'] = 'leave';
    link.href = '/elsewhere?page={"headers":[]}&script=parts';
    link.textContent = 'Leave';
    document.body.append(link);
  }, collector);
  const views = () => loggedEvents(site.backend.log, { action: 'view' }).length;
  await expect.poll(views).toBe(visit);
}

/** Runs in the page. */
function orderOnPagehide(): void {
  addEventListener('pagehide', () => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Order')!
      .click();
  });
}

/**
 * The same server, with a latency: what has been cancelled before it is
 * connected does not arrive.
 */
async function startFarAway(port: number): Promise<string> {
  const server = createServer((client) => {
    const early: Buffer[] = [];
    const keep = (data: Buffer) => early.push(data);
    client.on('data', keep).on('error', () => {});
    setTimeout(() => {
      if (client.readableEnded || client.destroyed) return client.destroy();
      const origin = connect(port, '127.0.0.1');
      origin.on('error', () => client.destroy());
      origin.write(Buffer.concat(early));
      client.off('data', keep).pipe(origin).pipe(client);
    }, LATENCY);
  });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function launchFirefox(): Promise<Browser> {
  return firefox.launch({
    executablePath: found!.executablePath,
    ...(found!.driver === 'bidi' && { channel: 'moz-firefox' }),
    // It repeats failed requests up to ten times by itself.
    firefoxUserPrefs: { 'network.http.request.max-attempts': 1 },
  });
}
