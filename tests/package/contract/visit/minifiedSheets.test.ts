import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { nextPaint } from '../../../hosts/checks/measure';
import { REACTS } from '../setup/installPage';
import { open } from '../setup/open';
import { siteWith } from '../setup/startSite';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const MINIFIERS = ['Lightning CSS', 'esbuild', 'cssnano'] as const;

type Minifier = (typeof MINIFIERS)[number];

/** Called in each state of a visit, with its name. */
type At = (state: string) => Promise<void>;

// Its folder has cssnano.
const site = await siteWith(REACTS[1], 'production');
const original = path.join(site.lintel, 'dist/styles.css');

describe('after a minifier, the style sheet means the same', () => {
  let sheets: string[];
  beforeAll(async () => {
    sheets = [readFileSync(original, 'utf8')];
    for (const name of MINIFIERS) sheets.push(await minify(name));
  });

  it.each([
    ['for menus, account card and languages', wide, openInBar],
    ['for drawer and list of sections', phone, openOnPhone],
  ] as const)('%s, at rest and in motion', async (_, viewport, visit) => {
    const page = await openStill(viewport);
    await page.evaluate(replaceSheet, sheets);
    await visit(page, async (state) => {
      await nextPaint(page);
      const changes = await page.evaluate(readChanges);
      for (const [index, name] of MINIFIERS.entries()) {
        expect.soft(changes[index], `${name}, ${state}`).toEqual([]);
      }
    });
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
  await page.waitForSelector('[data-lintel="header"]:not([data-lintel-open])');
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
  await page.waitForSelector('[data-lintel-gliding]', { state: 'attached' });
  await at('sections');
  await sections.click();
  await at('sections closing');
}

/** Opens the page of a logged-in visitor, in which no motion ends by itself. */
async function openStill(viewport: typeof wide): Promise<Page> {
  const { page, rest } = await open(
    site,
    { headers: [{ actions: 'Get started' }], sections: true },
    { loggedIn: true, alone: true, viewport },
  );
  await rest();
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return page;
}

/** The sheet as a page team's build has it. */
async function minify(name: Minifier): Promise<string> {
  const cssnano = createRequire(original)('cssnano');
  // Lightning CSS is Vite's default.
  const cssMinify = {
    'Lightning CSS': undefined,
    esbuild: 'esbuild',
    cssnano: false,
  } as const;
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    css: { postcss: { plugins: name === 'cssnano' ? [cssnano()] : [] } },
    build: {
      write: false,
      cssMinify: cssMinify[name],
      rollupOptions: { input: original },
    },
  })) as Rollup.RollupOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return String((sheet as Rollup.OutputAsset).source);
}

// These run in the page.

/** The first of the sheets applies. Ends what moves. */
function replaceSheet(sheets: readonly string[]): void {
  document.querySelector('head > link')!.remove();
  for (const [index, text] of sheets.entries()) {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = text;
    style.sheet!.disabled = index > 0;
  }
  for (const animation of document.getAnimations()) animation.finish();
}

/**
 * Ends what moves. Returns how the look of the page with each of the other sheets
 * differs from that with the first.
 */
function readChanges(): string[][] {
  const parts = ':is([data-lintel="header"], [data-lintel="side-nav"])';
  // Of the links in a list, the first.
  const others =
    ':is(li, [data-lintel="drawer"], [data-lintel$="list"]) li + li';
  const elements = [
    ...document.querySelectorAll<Element>(`${parts}, ${parts} :not(svg *)`),
  ].filter((element) => !element.closest(others));
  const nameOf = (element: Element, pseudo: string | null) =>
    `${elements.indexOf(element)} ${element.getAttribute('data-lintel') ?? element.tagName}${pseudo ?? ''}`;

  const setIn = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => [
      ...((rule as Partial<CSSStyleRule>).style ?? []),
      ...setIn((rule as Partial<CSSStyleRule>).cssRules ?? []),
    ]);
  // Colours of custom properties are written in other ways. No background has a picture.
  const properties = [
    ...new Set(setIn(document.styleSheets[0]!.cssRules)),
  ].filter((property) => !/^(--|background-position)/.test(property));

  /** How elements begin to appear, which no style of theirs says. */
  const startsIn = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) =>
      rule.constructor.name === 'CSSStartingStyleRule'
        ? [rule.cssText]
        : startsIn((rule as Partial<CSSGroupingRule>).cssRules ?? []),
    );

  const moving = document.getAnimations();

  /** Without what only begins to move because of another sheet. */
  function readMotion(): [string, string[]][] {
    const still = document.getAnimations();
    return moving
      .filter((animation) => still.includes(animation))
      .map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { duration, delay, easing } = effect.getTiming();
        const frames = effect.getKeyframes();
        const motion = JSON.stringify({ duration, delay, easing, frames });
        const { transitionProperty = '' } = animation as CSSTransition;
        const name = nameOf(effect.target!, effect.pseudoElement);
        return [`${name} motion ${transitionProperty}`, [motion]];
      });
  }

  /** Of what is hidden, how it comes and leaves. */
  function readStyles(): [string, string[]][] {
    for (const animation of document.getAnimations()) animation.finish();
    return elements.flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true });
      return [null, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const values = properties.map((each) =>
          isShown || each.startsWith('transition')
            ? style.getPropertyValue(each)
            : 'hidden',
        );
        return [[nameOf(element, pseudo), values] as [string, string[]]];
      });
    });
  }

  const sheets = [...document.styleSheets];
  const readWith = (
    chosen: CSSStyleSheet,
    read: () => [string, string[]][],
  ) => {
    for (const sheet of sheets) sheet.disabled = sheet !== chosen;
    return read();
  };
  // Before the first of them ends what moves.
  const motions = sheets.map((sheet) => readWith(sheet, readMotion));
  const looks = sheets.map(
    (sheet, index) =>
      new Map([
        ['start', startsIn(sheet.cssRules)],
        ...motions[index]!,
        ...readWith(sheet, readStyles),
      ]),
  );
  readWith(sheets[0]!, readStyles);

  const [first, ...minified] = looks as [
    Map<string, string[]>,
    ...typeof looks,
  ];
  return minified.map((look) =>
    [...new Set([...first.keys(), ...look.keys()])].flatMap((name) => {
      const [old = [], now = []] = [first.get(name), look.get(name)];
      return [...(old.length > 0 ? old : now).keys()]
        .filter((index) => old[index] !== now[index])
        .map(
          (index) =>
            `${name} ${properties[index]}: ${old[index]} -> ${now[index]}`,
        );
    }),
  );
}
