import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { settle, untilReady, type Lane } from './lane';

const SECOND = 1000;

/** A row of the table. */
export interface Scenario {
  id: string;
  title: string;
  /** How many events it sends, in all and with `--quick`. */
  sent: [usual: number, quick: number];
  /**
   * Whether contestants take turns instead of running at the same time, because
   * their times matter.
   */
  inTurn?: boolean;
  run(lane: Lane, sent: number): Promise<void>;
}

/** The number of events of a visit. */
const EACH = 5;

export const scenarios: Scenario[] = [
  {
    id: 'S0',
    title: 'nothing fails',
    sent: [20, 10],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      await track(page, 0, sent);
      await settle(lane, sent, 10 * SECOND);
    },
  },
  {
    id: 'F1',
    title: 'events of a click that leaves the page',
    sent: [25, 10],
    inTurn: true,
    run: (lane, sent) => leave(lane, sent, openAlone, leaveByClick),
  },
  {
    id: 'F1',
    title: 'the same, without the back/forward cache',
    sent: [25, 10],
    inTurn: true,
    run: (lane, sent) => leave(lane, sent, openFromPage, leaveByClick),
  },
  {
    id: 'F2',
    title: 'events in `pagehide`, navigation, without that cache',
    sent: [25, 10],
    inTurn: true,
    run: (lane, sent) => leave(lane, sent, openFromPage, leaveInPagehide),
  },
  {
    id: 'F2',
    title: 'events in `pagehide`, tab closed',
    sent: [25, 10],
    inTurn: true,
    run: (lane, sent) => leave(lane, sent, openFromPage, closeInPagehide),
  },
  {
    id: 'S1',
    title: 'collector down, tab closed, page opened again',
    sent: [20, 10],
    run: (lane, sent) => closeWhileDown(lane, sent, 1),
  },
  {
    id: 'S2',
    title: 'the same with two tabs',
    sent: [20, 10],
    run: (lane, sent) => closeWhileDown(lane, sent, 2),
  },
  {
    id: 'S3',
    title: 'page hidden for 0.7 s and shown',
    sent: [20, 10],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      await page.evaluate(hideAndShow, sent);
      await settle(lane, sent, 10 * SECOND);
    },
  },
  {
    id: 'S4',
    title: 'status 500 for 4 s, then 30 s without a new event',
    sent: [20, 10],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      lane.collector.fault = { status: 500 };
      await track(page, 0, sent);
      await pause(4 * SECOND);
      lane.collector.fault = {};
      await settle(lane, sent, 30 * SECOND);
    },
  },
  {
    id: 'S5',
    title: '3 KB each, answers take 1 s, left after 50 ms, returned',
    sent: [60, 20],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      lane.collector.fault = { delay: SECOND };
      await page.evaluate(async (count) => {
        for (let index = 0; index < count; index += 1) {
          window.contestant!.track(`row-${index}`, 3000);
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }, sent);
      await page.goto(new URL('/left', lane.address()).href);
      await page.goto(lane.address());
      await untilReady(page);
      await trackLater(page);
      await settle(lane, sent, 30 * SECOND);
    },
  },
  {
    id: 'F8',
    title: 'another script holds 60 KB of the keepalive quota',
    sent: [20, 10],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      await page.evaluate(() => {
        const body = 'x'.repeat(60_000);
        fetch('/held', { method: 'POST', keepalive: true, body }).catch(
          () => {},
        );
      });
      await track(page, 0, sent);
      await settle(lane, sent, 10 * SECOND);
    },
  },
  {
    id: 'F15',
    title: 'every connection cut, for 15 s',
    sent: [100, 20],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor());
      lane.collector.fault = { drop: true };
      await track(page, 0, sent);
      await pause(15 * SECOND);
    },
  },
  {
    id: 'F16',
    title: '`Access-Control-Allow-Origin: *`',
    sent: [10, 10],
    async run(lane, sent) {
      lane.collector.fault = { allowsAny: true };
      const page = await lane.open(await lane.newVisitor());
      await track(page, 0, sent);
      await settle(lane, sent, 10 * SECOND);
    },
  },
  {
    id: 'F17',
    title: "policy `connect-src 'none'`",
    sent: [10, 10],
    async run(lane, sent) {
      const page = await lane.open(await lane.newVisitor(), {
        policy: "connect-src 'none'",
      });
      await track(page, 0, sent);
      await settle(lane, sent, 3 * SECOND);
    },
  },
];

function track(page: Page, from: number, count: number): Promise<void> {
  return page.evaluate(
    ([from, count]) => {
      for (let index = from; index < from + count; index += 1) {
        window.contestant!.track(`row-${index}`, 0);
      }
    },
    [from, count] as const,
  );
}

/** Some send what is left only with a new event, such as a page view. */
function trackLater(page: Page): Promise<void> {
  return page.evaluate(() => window.contestant!.track('later', 0));
}

type Open = (lane: Lane) => Promise<Page>;
type Leave = (page: Page, from: number, count: number) => Promise<unknown>;

/**
 * Visitors who leave and do not return. Every connection is new, with a latency
 * of 100 ms.
 */
async function leave(
  lane: Lane,
  sent: number,
  open: Open,
  act: Leave,
): Promise<void> {
  lane.collector.fault = { closes: true };
  for (let from = 0; from < sent; from += EACH) {
    await act(await open(lane), from, EACH);
  }
  await settle(lane, sent, 5 * SECOND);
}

const openAlone: Open = async (lane) =>
  lane.open(await lane.newVisitor(), { isSlow: true });

/**
 * A page that another one has opened is not kept in the back/forward cache, in
 * which it could complete its requests. It may also close itself.
 * https://web.dev/articles/bfcache#avoid_windowopener_references
 */
const openFromPage: Open = async (lane) => {
  const context = await lane.newVisitor();
  const opener = await context.newPage();
  await opener.goto(new URL('/left', lane.address()).href);
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate(
      (address) => {
        window.open(address, 'visited');
      },
      lane.address({ isSlow: true }),
    ),
  ]);
  await untilReady(page);
  return page;
};

async function leaveByClick(page: Page, from: number, count: number) {
  await page.evaluate(
    ([from, count]) => {
      const link = document.getElementById('go')!;
      link.addEventListener('click', () => {
        for (let index = from; index < from + count; index += 1) {
          window.contestant!.track(`row-${index}`, 0);
        }
      });
      setTimeout(() => link.click());
    },
    [from, count] as const,
  );
  await page.waitForURL('**/left');
}

/** Tracks events in `pagehide`. */
async function trackInPagehide(page: Page, from: number, count: number) {
  await page.evaluate(
    ([from, count]) => {
      addEventListener('pagehide', () => {
        for (let index = from; index < from + count; index += 1) {
          window.contestant!.track(`row-${index}`, 0);
        }
      });
    },
    [from, count] as const,
  );
}

async function leaveInPagehide(page: Page, from: number, count: number) {
  await trackInPagehide(page, from, count);
  await page.evaluate(() => void setTimeout(() => (location.href = '/left')));
  await page.waitForURL('**/left');
}

async function closeInPagehide(page: Page, from: number, count: number) {
  await trackInPagehide(page, from, count);
  const closed = page.waitForEvent('close');
  await page.evaluate(() => void setTimeout(() => window.close()));
  await closed;
}

async function closeWhileDown(lane: Lane, sent: number, tabs: number) {
  const context = await lane.newVisitor();
  const opened: Page[] = [];
  for (let tab = 0; tab < tabs; tab += 1) opened.push(await lane.open(context));
  lane.collector.fault = { drop: true };
  const each = sent / tabs;
  await Promise.all(opened.map((page, tab) => track(page, tab * each, each)));
  await pause(2 * SECOND);
  await Promise.all(opened.map((page) => page.close()));
  await pause(SECOND);
  lane.collector.fault = {};
  for (let tab = 0; tab < tabs; tab += 1) {
    await trackLater(await lane.open(context));
  }
  await settle(lane, sent, 25 * SECOND);
}

/**
 * A driver keeps pages visible, so the page reports its state itself. The events
 * are tracked just before.
 */
async function hideAndShow(sent: number): Promise<void> {
  const become = (state: string) => {
    Object.defineProperty(document, 'visibilityState', {
      value: state,
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', {
      value: state === 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  for (let index = 0; index < sent; index += 1) {
    window.contestant!.track(`row-${index}`, 0);
  }
  become('hidden');
  await new Promise((resolve) => setTimeout(resolve, 700));
  become('visible');
}
