import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { nextPaint } from '../../../hosts/checks/measure';
import { REACTS } from '../setup/installPage';
import { open, type OpenedPage } from '../setup/open';
import { siteWith } from '../setup/startSite';

declare global {
  interface Window {
    /** What the first sheet sets. */
    properties?: string[];
    /** By state: what moves, and the style of each element after that. */
    looks?: Map<string, Map<string, string[]>>;
  }
}

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const MINIFIERS = ['Lightning CSS', 'esbuild', 'cssnano'] as const;

type Minifier = (typeof MINIFIERS)[number];

/** Called in each state of a visit, with its name. */
type At = (state: string) => Promise<void>;

// Its folder has cssnano.
const site = await siteWith(REACTS[1], 'production');

describe('after a minifier, the style sheet means the same', () => {
  it.each([
    ['for menus, account card and languages', wide, openInBar],
    ['for drawer and list of sections', phone, openOnPhone],
  ] as const)('%s, at rest and in motion', async (_, viewport, visit) => {
    const { page, rest } = await openStill(viewport);
    // What is loaded later is there in the second visit.
    await visit(page, async () => {
      await rest();
      await endMotion(page);
    });
    await visit(page, async (state) => {
      await nextPaint(page);
      await page.evaluate(readLook, [state, true] as const);
    });
    for (const name of MINIFIERS) {
      await replaceSheet(page, await minify(name));
      await visit(page, async (state) => {
        await nextPaint(page);
        const changes = await page.evaluate(readLook, [state, false] as const);
        expect.soft(changes, `${name}, ${state}`).toEqual([]);
      });
    }
  });
});

async function openInBar(page: Page, at: At): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  const leave = () => page.mouse.move(640, 780);
  await at('closed');
  await button('Products').hover();
  await page.getByRole('link', { name: 'Scheduling' }).waitFor();
  await at('opening');
  await button('Resources').hover();
  await page.getByRole('link', { name: 'Webinars' }).waitFor();
  await at('switching');
  await leave();
  await page.waitForSelector('[data-lintel="header"]:not([data-open])');
  await at('closing');
  await button('Account').hover();
  await page.getByRole('menu').waitFor();
  await at('account card');
  await leave();
  await page.waitForSelector(
    '[data-lintel="account-panel"][data-state="closed"]',
    { state: 'attached' },
  );
  await at('account card closing');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await button('Language').click();
  await page.getByRole('link', { name: 'Deutsch' }).waitFor();
  await at('languages');
  await page.mouse.click(640, 780);
  await page.waitForSelector(
    '[aria-expanded="false"] + [data-lintel="language-list"]',
    { state: 'attached' },
  );
  await at('languages closing');
}

async function openOnPhone(page: Page, at: At): Promise<void> {
  const drawer = page.getByRole('dialog');
  await at('closed');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.waitFor();
  await at('opening');
  for (const name of ['Products', 'Language']) {
    const button = drawer.getByRole('button', { name });
    await button.click();
    await at(`${name} opening`);
    await button.click();
    await at(`${name} closing`);
  }
  await drawer.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('dialog:not([open])', { state: 'attached' });
  await at('closing');
  const sections = page.locator('[data-lintel="side-nav-trigger"]');
  await sections.click();
  await page.waitForSelector('[data-gliding]', { state: 'attached' });
  await at('sections');
  await sections.click();
  await at('sections closing');
}

/** Opens the page of a logged-in visitor, in which no motion ends by itself. */
async function openStill(viewport: typeof wide): Promise<OpenedPage> {
  const opened = await open(
    site,
    { headers: [{ actions: 'Get started' }], sections: true },
    { loggedIn: true, alone: true, viewport },
  );
  await opened.rest();
  const session = await opened.page.context().newCDPSession(opened.page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return opened;
}

/**
 * Runs in the page, and ends what moves. Returns how the look of a state differs
 * from that of the first sheet.
 */
function readLook([state, isFirst]: readonly [string, boolean]): string[] {
  const parts = ':is([data-lintel="header"], [data-lintel="side-nav"])';
  // Of the links in a list, the first.
  const others =
    ':is(li, [data-lintel="drawer"], [data-lintel$="list"]) li + li';
  const elements = [
    ...document.querySelectorAll<Element>(`${parts}, ${parts} :not(svg *)`),
  ].filter((element) => !element.closest(others));
  const nameOf = (element: Element, pseudo: string | null) =>
    `${elements.indexOf(element)} ${element.getAttribute('data-lintel') ?? element.tagName}${pseudo ?? ''}`;
  const look = new Map<string, string[]>();

  for (const animation of document.getAnimations()) {
    const effect = animation.effect as KeyframeEffect;
    const { duration, delay, easing } = effect.getTiming();
    const motion = { duration, delay, easing, frames: effect.getKeyframes() };
    const { transitionProperty = '' } = animation as CSSTransition;
    const name = nameOf(effect.target!, effect.pseudoElement);
    look.set(`${name} motion ${transitionProperty}`, [JSON.stringify(motion)]);
    animation.finish();
  }
  const setIn = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => [
      ...((rule as Partial<CSSStyleRule>).style ?? []),
      ...setIn((rule as Partial<CSSStyleRule>).cssRules ?? []),
    ]);
  // Colours of custom properties are written in other ways. No background has a picture.
  const properties = (window.properties ??= [
    ...new Set(setIn(document.styleSheets[0]!.cssRules)),
  ].filter((property) => !/^(--|background-position)/.test(property)));
  for (const element of elements) {
    // One that a sheet shows or hides is in one look only.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      const values = properties.map((each) => style.getPropertyValue(each));
      look.set(nameOf(element, pseudo), values);
    }
  }

  window.looks ??= new Map();
  if (isFirst) window.looks.set(state, look);
  const before = window.looks.get(state)!;
  return [...new Set([...before.keys(), ...look.keys()])].flatMap((name) => {
    const [old = [], now = []] = [before.get(name), look.get(name)];
    return [...(old.length > 0 ? old : now).keys()]
      .filter((index) => old[index] !== now[index])
      .map(
        (index) =>
          `${name} ${properties[index]}: ${old[index]} -> ${now[index]}`,
      );
  });
}

/** The sheet as a page team's build has it. */
async function minify(name: Minifier): Promise<string> {
  const input = path.join(site.lintel, 'dist/styles.css');
  const plugins = name === 'cssnano' ? [createRequire(input)('cssnano')()] : [];
  // Lightning CSS is Vite's default.
  const cssMinify = {
    'Lightning CSS': undefined,
    esbuild: 'esbuild',
    cssnano: false,
  } as const;
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    css: { postcss: { plugins } },
    build: {
      write: false,
      cssMinify: cssMinify[name],
      rollupOptions: { input },
    },
  })) as Rollup.RollupOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return String((sheet as Rollup.OutputAsset).source);
}

async function replaceSheet(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.querySelector('head > :is(link, style)')!.replaceWith(sheet);
  }, text);
  await endMotion(page);
}

function endMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}
