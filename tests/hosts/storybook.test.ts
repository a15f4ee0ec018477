import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { sitePages } from '../../stories/pages/site/sitePages';
import {
  newVisitorAlone,
  recordConsole,
  sharedChromium,
  unexpectedLines,
} from './checks/browser';
import { openEntry, windowsOf, type Windows } from './storybook/openEntry';
import { startStorybook } from './storybook/startStorybook';

const storybook = await startStorybook();

const ALLOWED_LINES = [
  // Stories that show a backend with a fault.
  /^error: Error fetching auth data:/,
  /^error: Failed to load resource: the server responded with a status of 50[03]/,
  // Printed when axe or a query reads a hidden link.
  /^verbose: Rendering was performed in a subtree hidden by content-visibility/,
];

let page: Page;
let windows: Windows;

beforeAll(async () => {
  const browser = await sharedChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Not the first one of the list, which would already be shown.
  await page.goto(
    `${storybook.url}iframe.html?id=reference-page-contract--docs`,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  windows = await windowsOf(page);
});
afterEach(() => page.removeAllListeners());
afterAll(() => storybook.close());

describe('a built Storybook in a folder of a file server', () => {
  it.each(storybook.entries)(
    'shows $id, which passes its test and prints nothing',
    async (entry) => {
      const printed = recordConsole(page);
      const failures = await openEntry(page, entry, windows);
      expect(failures).toEqual([]);
      expect(unexpectedLines(printed, ALLOWED_LINES)).toEqual([]);
    },
  );
});

describe('from the front page', () => {
  it('two clicks lead to any state', async () => {
    const states = storybook.entries
      .map(({ id }) => id)
      .filter((id) => /-(states|variants)--/.test(id));
    const reached = new Set<string>();
    const manager = await openManager();
    const links = await linksOf(manager, 'introduction--docs');
    for (const link of links) {
      reached.add(idOf(link));
      if (!link.includes('/review-')) continue;
      await manager.goto(storybook.url);
      await shown(manager).locator(`a[href="${link}"]`).click();
      for (const state of await linksOf(manager, idOf(link))) {
        reached.add(idOf(state));
      }
    }
    expect(states.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('a miniature opens its state, in its setting', async () => {
    const manager = await openManager();
    await shown(manager).getByRole('link', { name: 'account menu' }).click();
    const state = 'accountmenu-states--open&globals=language:de';
    await shown(manager).locator(`a[href*="${state}"]`).click();
    await shown(manager).getByRole('menuitem', { name: 'Abmelden' }).waitFor();
  });
});

/** Runs in the page. */
function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

describe('a review page', () => {
  it.each(['review-header--docs', 'review-mobiledrawer--docs'])(
    '%s stays where the reader has scrolled while its miniatures open',
    async (id) => {
      const visitor = await newVisitorAlone();
      await visitor.goto(`${storybook.url}iframe.html?id=${id}&viewMode=docs`);
      const miniatures = visitor.locator('iframe[inert]');
      await miniatures.first().waitFor();
      await visitor.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
      const shown = [];
      for (const miniature of await miniatures.elementHandles()) {
        if (await miniature.evaluate(isInWindow)) shown.push(miniature);
      }
      const topOf = async () => (await shown[0]!.boundingBox())!.y;
      const before = await topOf();
      for (const miniature of shown) {
        const content = await miniature.contentFrame();
        await content!.waitForSelector('[data-lintel]');
      }
      // Not `scrollY`: what is above can grow, and the browser then keeps what is
      // shown in its place.
      expect(await topOf()).toBeCloseTo(before, 0);
    },
  );
});

it('every accepted picture belongs to a story', () => {
  const ids = storybook.entries.map(({ id }) => id);
  const strays = readdirSync('tests/visual/baselines', {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.png'))
    .filter((file) => {
      const [, part, name] = file.split(path.sep);
      const story = name!.replace('.png', '').split('_')[0];
      return !ids.includes(`${part}--${story}`);
    });
  expect(strays).toEqual([]);
});

describe('the whole pages', () => {
  it('are one site, whose links lead from page to page', async () => {
    const ids = storybook.entries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.values(sitePages)));
    const visitor = await newVisitorAlone();
    await visitor.goto(
      `${storybook.url}iframe.html?id=${sitePages['/']}&viewMode=story`,
    );
    await visitor.getByRole('link', { name: 'See prices' }).click();
    await visitor.waitForURL((url) =>
      url.search.includes(sitePages['/pricing']),
    );
    await visitor.getByRole('button', { name: 'Products' }).waitFor();
  });

  it('log a visitor in, who then returns to the page', async () => {
    const visitor = await newVisitorAlone();
    await visitor.goto(
      `${storybook.url}iframe.html?id=${sitePages['/pricing']}&viewMode=story`,
    );
    await visitor.getByRole('link', { name: 'Log In' }).waitFor();
    await visitor.evaluate(() => {
      location.href = '/auth/protected-redirect/login?location=%2Fpricing';
    });
    await visitor.getByRole('button', { name: /Account/ }).waitFor();
  });
});

describe('the window of a story', () => {
  const open = async (path: string) => {
    const manager = await openManager();
    await manager.goto(`${storybook.url}?path=/story/${path}`);
    const header = shown(manager).getByRole('banner');
    await header.waitFor();
    return header;
  };

  it.each([
    ['its own', 'mobiledrawer-states--closed', 375],
    [
      'the one of the address',
      'header-states--default&globals=viewport.value:w320',
      320,
    ],
    [
      'the one of the address instead of its own',
      'mobiledrawer-states--closed&globals=viewport.value:w744',
      744,
    ],
  ])('is %s if an address leads to it', async (_, path, width) => {
    const header = await open(path);
    await expect.poll(() => header.evaluate(() => innerWidth)).toBe(width);
  });
});

describe('the panel "Events"', () => {
  it('lists, filters and shows what a story sends, and then what the next one sends', async () => {
    const manager = await openManager();
    const story = 'tracking-interactions--arriving-is-counted';
    await manager.goto(`${storybook.url}?path=/story/${story}`);
    await manager.getByRole('tab', { name: /Events/ }).click();
    const panel = manager.getByRole('region', { name: 'Events' });
    await panel.getByText('delivered').waitFor();
    await manager.getByLabel('Filter by type').selectOption('view page');
    await manager.getByLabel('Filter by text').fill('IFRAME');
    expect(await panel.getByRole('row').count()).toBe(2);
    await panel.getByRole('button', { name: 'view page' }).click();
    await panel.getByText('event_timestamp').waitFor();
    await manager.getByRole('link', { name: 'Nothing After A No' }).click();
    await manager.getByText('No events yet.').waitFor();
  });
});

describe('the documentation', () => {
  it.each([
    ['introduction--docs', 744],
    ['header-props--docs', 980],
    ['header-theming--docs', 1140],
  ])('shows a desktop header on %s, %d px wide', async (id, width) => {
    const reader = await newVisitorAlone({ viewport: { width, height: 800 } });
    await reader.goto(`${storybook.url}iframe.html?id=${id}&viewMode=docs`);
    const stage = reader.locator('.docs-story iframe').first();
    const products = stage
      .contentFrame()
      .getByRole('button', { name: 'Products' });
    await products.waitFor();
    const { right } = await stage.evaluate((one) =>
      one.getBoundingClientRect().toJSON(),
    );
    expect(right).toBeLessThanOrEqual(width);
  });

  it.each([1140, 980, 375])(
    'keeps the tables of the reference within a page of %d px',
    async (width) => {
      const reader = await newVisitorAlone({
        viewport: { width, height: 800 },
      });
      for (const id of [
        'custom-properties',
        'events',
        'components-and-hooks',
      ]) {
        await reader.goto(
          `${storybook.url}iframe.html?id=reference-${id}--docs&viewMode=docs`,
        );
        await reader.locator('table').first().waitFor();
        expect(
          await reader.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width);
      }
    },
  );
});

/** Storybook's whole window, with its sidebar. */
async function openManager(): Promise<Page> {
  const browser = await sharedChromium();
  const manager = await browser.newPage();
  onTestFinished(() => manager.close());
  await manager.goto(storybook.url);
  return manager;
}

const shown = (manager: Page) =>
  manager.frameLocator('#storybook-preview-iframe');

/** The addresses of the stories that a page of the documentation links to. */
async function linksOf(manager: Page, id: string): Promise<string[]> {
  const links = shown(manager).locator(`a[href*="?path=/"]`);
  await manager.waitForURL((url) => url.search.includes(id));
  await links.first().waitFor();
  return links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')!),
  );
}

/** `header-states--default` from `./?path=/story/header-states--default&globals=`. */
function idOf(link: string): string {
  return /\?path=\/\w+\/([\w-]+)/.exec(link)![1]!;
}
