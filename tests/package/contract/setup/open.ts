import type { BrowserContextOptions, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import {
  newVisitor,
  newVisitorAlone,
  recordConsole,
} from '../../../hosts/checks/browser';
import { cookiesOf } from '../../../hosts/checks/cookiesOf';
import { measure } from '../../../hosts/checks/measure';
import type { PageDescription } from '../page/Page';
import { observe } from './observe';
import type { Site } from './startSite';

/** How long a test waits for anything, in ms. */
const PATIENCE = 15_000;

/** No header waits; a stand-in is never hydrated. */
const HYDRATED =
  'body:not(:has([data-lintel="header"]:not([data-ready], [data-fallback])))';

export interface OpenOptions extends BrowserContextOptions {
  /** Whether a member looks at it. @default false */
  member?: boolean;
  /** Keeps the page's script back until `release()`. @default false */
  held?: boolean;
  /** Runs in the page before everything else. */
  before?: () => void;
  /** One of the site's hosts that the page is on. @default the server's own address */
  host?: string;
  /** Further query: `policy`, `lang=de`; and a hash. */
  search?: string;
  /** Whether the page ends with the test: for what cannot be taken back. @default false */
  alone?: boolean;
  /** Whether a test can make time pass, by `page.clock`. @default false */
  clock?: boolean;
}

export interface OpenedPage {
  page: Page;
  /** What it has printed so far. */
  lines: string[];
  /** Lets a held script go, and waits until the page is hydrated. */
  release(): Promise<void>;
}

/** Opens a page in a fresh profile. Resolves once it is hydrated, unless its script is held. */
export async function open(
  site: Site,
  description: PageDescription = {},
  {
    member,
    held,
    before,
    host,
    search,
    alone,
    clock,
    ...options
  }: OpenOptions = {},
): Promise<OpenedPage> {
  // A host's storage cannot be emptied from another one.
  const visitor = alone || clock || host ? newVisitorAlone : newVisitor;
  const page = await visitor({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const context = page.context();
  if (member) {
    await context.addCookies(cookiesOf(site.backend.signIn(), site.url));
  }
  context.setDefaultTimeout(PATIENCE);
  const lines = recordConsole(page);
  await measure(page);
  await observe(page);
  if (clock) await page.clock.install();
  if (before) {
    const script = await page.addInitScript(before);
    onTestFinished(() => script.dispose());
  }
  const letGo = held ? await hold(page, '**/assets/client.js') : () => {};
  const release = async () => {
    letGo();
    await page.waitForSelector(HYDRATED);
  };
  const address = new URL(site.address(description, search));
  if (host) address.hostname = host;
  const answer = await page.goto(address.href, {
    waitUntil: held ? 'commit' : 'load',
  });
  if (!answer?.ok()) throw new Error(await answer?.text());
  // A held page never finishes loading; its style sheet must be there.
  if (held) await page.waitForFunction(hasStyles);
  if (!held && options.javaScriptEnabled !== false) await release();
  return { page, lines, release };
}

function hasStyles(): boolean {
  return document.querySelector('link')?.sheet != null && !!document.body;
}

/** Holds back the answer to a request; resolves to what lets it go. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return letGo;
}
