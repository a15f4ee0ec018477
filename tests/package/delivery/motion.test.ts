import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { HeaderDescription } from '../contract/page/Page';
import { onNewestReact } from '../contract/setup/onBothReacts';

const MINUTE = 60_000;

/** What one motion may paint, at 60 Hz. Stock Radix paints 7 times, without motion. */
const PAINTS = 20;
const ROUNDS = 4;

/** Longer than any motion, in ms. */
const WHOLE = 500;

/** These properties change at once, at the beginning or at the end of a motion. */
const AT_ONCE = ['visibility', 'content-visibility', 'display', 'overlay'];
/**
 * Why Chromium does not composite an animation: it has no duration, so it changes at
 * once, too.
 * https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/animation/compositor_animations.h
 */
const NO_DURATION = 1 << 3;

type Step = [what: string, act: (page: Page) => Promise<unknown>];

interface Scene {
  part: string;
  header?: HeaderDescription;
  sections?: boolean;
  loggedIn?: boolean;
  width?: number;
  steps: Step[];
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

/** With the mouse itself: a driver's hover computes styles in between. */
async function moveOnto(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2 - 2);
  await page.mouse.move(x + width / 2, y + height / 2);
}
const onto = (name: string) => (page: Page) =>
  moveOnto(page, button(page, name));
const onPage = (page: Page) => page.mouse.move(640, 780);
const press = (name: string) => (page: Page) => button(page, name).click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const pressBar = (page: Page) =>
  page.locator('main nav').getByRole('button').click();
const rest = async () => {};

const picture: HeaderDescription = {
  position: 'overlay',
  theme: 'dark-background',
};
const phone = { width: 390 };

const scenes: Scene[] = [
  {
    part: 'sheets, by hover',
    steps: [
      ['opens', onto('Products')],
      ['rests', rest],
      ['is replaced by the next one', onto('Resources')],
      ['rests with its pictures', rest],
      ['is replaced by the one before', onto('Products')],
      ['closes', onPage],
    ],
  },
  {
    part: 'a sheet, by key',
    steps: [
      ['opens', (page) => button(page, 'Products').press('Enter')],
      ['rests', rest],
      ['closes', key('Escape')],
    ],
  },
  {
    part: 'cards',
    header: { navigation: 'few' },
    steps: [
      ['opens', onto('Bread')],
      ['is replaced by the next one', onto('Cheese')],
      ['closes', onPage],
    ],
  },
  {
    part: 'a bar over a picture',
    header: picture,
    steps: [
      ['opens its menu', onto('Products')],
      ['closes it', onPage],
    ],
  },
  {
    part: 'what opens at a button',
    loggedIn: true,
    steps: [
      ['shows languages', press('Language English')],
      ['hides them', press('Language English')],
      ['shows the account', press('Account information dropdown menu')],
      ['hides it', key('Escape')],
    ],
  },
  {
    part: 'the drawer',
    ...phone,
    steps: [
      ['opens', press('Menu')],
      ['opens a section', press('Products')],
      ['closes it', press('Products')],
      ['shows languages', press('Language English')],
      ['hides them', press('Language English')],
      ['closes', key('Escape')],
    ],
  },
  {
    part: 'the list of the side navigation',
    ...phone,
    sections: true,
    steps: [
      ['opens', pressBar],
      ['closes', pressBar],
    ],
  },
];

onNewestReact('motion', 'production', (contract) => {
  describe.each(scenes)(
    '$part',
    ({ header = {}, sections, loggedIn, width = 1280, steps }) => {
      it(
        'moves without being painted in each frame, and rests without a paint',
        { timeout: 5 * MINUTE },
        async () => {
          const { page } = await contract.open(
            { headers: [{ tracking: false, ...header }], sections },
            { loggedIn, alone: true, viewport: { width, height: 800 } },
          );
          await page.mouse.move(5, 780);
          const paints = steps.map((): number[] => []);
          // In the first round, pictures and parts are loaded.
          for (let round = 0; round <= ROUNDS; round += 1) {
            for (const [index, [what, act]] of steps.entries()) {
              await pause(WHOLE);
              const seen = await trace(page, () => act(page));
              expect.soft(seen.failed, what).toEqual([]);
              if (round > 0) paints[index]!.push(seen.paints);
            }
          }
          for (const [index, [what, act]] of steps.entries()) {
            const limit = act === rest ? 0 : PAINTS;
            const sorted = paints[index]!.sort((one, other) => one - other);
            const median = sorted[ROUNDS / 2 - 1];
            expect.soft(median, `paints: ${what}`).toBeLessThanOrEqual(limit);
          }
        },
      );
    },
  );
});

interface TraceEvent {
  name: string;
  id2?: { local?: string };
  args: {
    data?: {
      nodeName?: string;
      displayName?: string;
      compositeFailed?: number;
      unsupportedProperties?: string[];
    };
  };
}

/** How often the page paints, and what moves that is painted in each frame. */
async function trace(page: Page, act: () => Promise<unknown>) {
  const events = await eventsOf(page.context().browser()!, async () => {
    await act();
    await pause(WHOLE);
  });
  const names = new Map<string | undefined, string>();
  const failed = new Set<string>();
  for (const { name, id2, args } of events) {
    if (name !== 'Animation' || !args.data) continue;
    const { nodeName, displayName, compositeFailed = 0 } = args.data;
    const { unsupportedProperties = [] } = args.data;
    if (nodeName) names.set(id2?.local, `${nodeName} ${displayName}`);
    const isAtOnce =
      compositeFailed & NO_DURATION ||
      (unsupportedProperties.length > 0 &&
        unsupportedProperties.every((one) => AT_ONCE.includes(one)));
    if (compositeFailed === 0 || isAtOnce) continue;
    failed.add(
      `${names.get(id2?.local)}: ${unsupportedProperties} ${compositeFailed}`,
    );
  }
  const paints = events.filter(({ name }) => name === 'Paint').length;
  return { paints, failed: [...failed] };
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Tracing/ */
async function eventsOf(browser: Browser, act: () => Promise<void>) {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['blink.animations', 'devtools.timeline'],
    },
  });
  await act();
  const complete = new Promise((resolve) =>
    session.once('Tracing.tracingComplete', resolve),
  );
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
