import type { BrowserContextOptions, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import {
  newVisitor,
  newVisitorAlone,
  recordConsole,
  sharedChromium,
} from '../../../hosts/checks/browser';
import { measure } from '../../../hosts/checks/measure';
import { watchRest } from '../../size/watchRest.mjs';
import type { PageDescription } from '../page/Page';
import { observe } from './observe';
import type { Site } from './startSite';

/** Hydrated later than the header, and never in a fallback. */
const MENUS =
  '[data-lintel="header"]:not([data-lintel-fallback]) nav:not([data-lintel-ready])';
/** No header is waiting for hydration. A fallback is never hydrated. */
const HYDRATED = `body:not(:has([data-lintel="header"]:not([data-lintel-ready], [data-lintel-fallback]), ${MENUS}))`;

export interface OpenOptions extends BrowserContextOptions {
  /** Whether the visitor is logged in. @default false */
  loggedIn?: boolean;
  /** Holds the page's script back until `release()`. @default false */
  held?: boolean;
  /** Runs in the page before everything else. */
  before?: () => void;
  /**
   * The host of the page, one of the site's hosts.
   * @default the server's own address
   */
  host?: string;
  /** Further query parameters such as `policy` and `lang=de`, and a hash. */
  search?: string;
  /**
   * Whether the page closes with the test, for changes that cannot be undone.
   * @default false
   */
  alone?: boolean;
  /** Whether the browser reads the style sheet as one of early 2023. */
  oldStyles?: boolean;
  /** Whether a test needs the back/forward cache. @default false */
  wholeBrowser?: boolean;
}

export interface OpenedPage {
  page: Page;
  /** The lines printed so far. */
  lines: string[];
  /** Releases a held script, and waits until the page is hydrated. */
  release(): Promise<void>;
  /** Resolves once the page has nothing left to do. */
  rest(): Promise<void>;
}

/**
 * Opens a page in a new profile. Resolves once it is hydrated, unless its
 * script is held.
 */
export async function open(
  site: Site,
  description: PageDescription = {},
  {
    loggedIn,
    held,
    before,
    host,
    search,
    alone,
    oldStyles,
    wholeBrowser,
    ...options
  }: OpenOptions = {},
): Promise<OpenedPage> {
  const settings = { viewport: { width: 1280, height: 800 }, ...options };
  const page =
    alone || wholeBrowser
      ? await newVisitorAlone(settings, sharedChromium(wholeBrowser))
      : await newVisitor(settings);
  if (loggedIn) site.backend.logIn();
  else site.backend.logOut();
  const lines = recordConsole(page);
  const rest = watchRest(page);
  await measure(page);
  await observe(page);
  if (oldStyles) await readStylesAsOf2023(page);
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
  // A held page never finishes loading, but its style sheet must be there.
  if (held) await page.waitForFunction(hasStyles);
  if (!held && options.javaScriptEnabled !== false) await release();
  return { page, lines, release, rest };
}

/**
 * What Chrome 111 or Safari 16.4 do not know. With another name, any
 * browser ignores it in the same way.
 */
const NEWER = /\bsubgrid\b|(?<=:)dir(?=\()|(?<![-\w])hyphens(?=:)/g;

async function readStylesAsOf2023(page: Page): Promise<void> {
  await page.route('**/styles.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replace(NEWER, 'x-$&') });
  });
}

function hasStyles(): boolean {
  return document.querySelector('link')?.sheet != null && !!document.body;
}

/**
 * Holds back the response to a request. Resolves to a function that releases
 * it.
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return letGo;
}
