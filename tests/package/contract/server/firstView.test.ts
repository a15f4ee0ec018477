import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { mountParts } from '../setup/observe';
import { onNewestReact, type Contract } from '../setup/onBothReacts';

const site = { domain: 'example.com' };
const HOST = 'www.example.com';

interface Configuration {
  name: string;
  props: Record<string, unknown>;
  host?: string;
  loggedIn?: boolean;
}

const CONFIGURATIONS: Configuration[] = [
  { name: 'consent="granted"', props: { consent: 'granted' } },
  { name: 'consent="pending"', props: { consent: 'pending' } },
  { name: 'consent="denied"', props: { consent: 'denied' } },
  { name: 'tracking={false}', props: { tracking: false } },
  {
    name: 'consent="granted" accounts={false}',
    props: { consent: 'granted', accounts: false },
  },
  {
    name: 'tracking={false} accounts={false}',
    props: { tracking: false, accounts: false },
  },
  {
    name: 'tracking={false} accounts={false}, one language',
    props: { tracking: false, accounts: false, languages: [english()] },
  },
  {
    name: 'consent="granted", logged in',
    props: { consent: 'granted' },
    loggedIn: true,
  },
  {
    name: 'consent="granted", on localhost',
    props: { consent: 'granted' },
    host: 'localhost',
  },
];

/** When something is sent or stored, in the words of the documentation. */
const CONDITIONS: Record<string, (configuration: Configuration) => boolean> = {
  'there are accounts': ({ props }) => props['accounts'] !== false,
  'there is consent': ({ props }) => props['consent'] === 'granted',
  'there is consent, not on localhost': ({ props, host }) =>
    props['consent'] === 'granted' && host !== 'localhost',
  'there are several languages': ({ props }) => !props['languages'],
};

onNewestReact('a first view', 'production', (contract) => {
  it.each(CONFIGURATIONS)(
    'with $name sends and stores what the documentation says',
    async (configuration) => {
      const view = await viewWith(contract, configuration);
      expect(view).toEqual(documentedView(configuration));
    },
  );
});

type View = Record<string, string[]>;

/** What the rows of the table list whose condition is met. */
function documentedView(configuration: Configuration): View {
  const [, section = ''] = readFileSync('docs/analytics.md', 'utf8').split(
    '## What is sent on a first view\n',
  );
  const [table = ''] = section.split('\n## ');
  const view: View = {};
  // Without the two lines of the table's head.
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  for (const row of rows.slice(2)) {
    const cells = row.split('|').map((cell) => cell.trim());
    const [, where = '', what = '', condition = ''] = cells;
    const names = CONDITIONS[condition]!(configuration)
      ? (what.match(/(?<=`)[^`,]+(?=`)/g) ?? [])
      : [];
    view[where] = [...(view[where] ?? []), ...names].sort();
  }
  return view;
}

async function viewWith(
  contract: Contract,
  { props, host = HOST, loggedIn }: Configuration,
): Promise<View> {
  const { page, rest } = await contract.open(
    { headers: [] },
    { search: 'script=parts', host, loggedIn },
  );
  const before = await stored(page);
  const requests = record(page);
  await page.route('https://*.example.com/**', (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
  await mountParts(page, { part: 'Header', props: { site, ...props } });
  await page.waitForSelector('[data-lintel="header"][data-lintel-ready]');
  await page.waitForFunction(
    () => !document.querySelector('[data-lintel-status="loading"]'),
  );
  if (props['consent'] === 'granted') {
    await page.waitForFunction(() => window.dataLayer?.length);
  }
  await rest();
  const after = await stored(page);
  return {
    requests: [...new Set(requests)].sort(),
    cookies: added(before.cookies, after.cookies),
    'local storage': added(before.localStorage, after.localStorage),
    'session storage': added(before.sessionStorage, after.sessionStorage),
    dataLayer: after.dataLayer,
  };
}

/** Its requests from this point, without the package's own files. */
function record(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const call = nameOf(request, page);
    if (call) requests.push(call);
  });
  return requests;
}

function nameOf(request: Request, page: Page): string | null {
  const { host, hostname, pathname } = new URL(request.url());
  if (pathname.startsWith('/assets/')) return null;
  const where = host === new URL(page.url()).host ? '' : `https://${hostname}`;
  return `${request.method()} ${where}${pathname}`;
}

async function stored(page: Page) {
  return page.evaluate(() => ({
    cookies: document.cookie
      .split('; ')
      .filter(Boolean)
      .map((cookie) => cookie.split('=')[0]!)
      // The backend's own, for logged-in visitors.
      .filter((name) => name !== 'crumb'),
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    dataLayer: (window.dataLayer ?? []).map(
      (entry) => (entry as { event: string }).event,
    ),
  }));
}

function added(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((name) => !before.includes(name)).sort();
}

function english() {
  return { title: 'English', fullName: 'English', code: 'en', locale: 'en-US' };
}
