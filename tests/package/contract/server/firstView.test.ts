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

onNewestReact('a first view', 'production', (contract) => {
  it.each(CONFIGURATIONS)(
    'with $name sends and stores what the documentation says',
    async (configuration) => {
      const documented = documentedRows().find(
        ([cell]) => cell?.[0] === configuration.name,
      );
      expect(await viewWith(contract, configuration)).toEqual(documented);
    },
  );

  it('is measured for each row of the documentation', () => {
    expect(documentedRows().map(([name]) => name)).toEqual(
      CONFIGURATIONS.map(({ name }) => [name]),
    );
  });
});

/** The cells of the table, each with what it lists. */
function documentedRows(): string[][][] {
  const [, section = ''] = readFileSync('docs/analytics.md', 'utf8').split(
    '## What is sent on a first view\n',
  );
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('`Header` with'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.match(/(?<=`)[^`<]+(?=`)/g) ?? []),
    );
}

async function viewWith(
  contract: Contract,
  { name, props, host = HOST, loggedIn }: Configuration,
) {
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
  return [
    [name],
    [...new Set(requests)].sort(),
    added(before.cookies, after.cookies),
    added(before.localStorage, after.localStorage),
    added(before.sessionStorage, after.sessionStorage),
    after.dataLayer,
  ];
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
