import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** A page is quiet after this long without work, in ms. */
const QUIET = 1000;
const INTERVAL = 100;
/** What the questions about the page's work cost in an interval, in ms. */
const OWN_WORK = 5;

/**
 * What the page's main thread has done so far: times in ms of processor time, and
 * how often it has computed styles or laid the page out.
 * https://chromedevtools.github.io/devtools-protocol/tot/Performance/
 */
export async function workOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const sum = (...names: string[]) =>
    metrics
      .filter(({ name }) => names.includes(name))
      .reduce((total, { value }) => total + value, 0);
  const style = 1000 * sum('LayoutDuration', 'RecalcStyleDuration');
  return {
    style,
    work: style + 1000 * sum('ScriptDuration'),
    all: 1000 * sum('TaskDuration'),
    restyles: sum('LayoutCount', 'RecalcStyleCount'),
  };
}

export async function waitUntilQuiet(session: CDPSession): Promise<void> {
  let quiet = 0;
  let last = await workOf(session);
  while (quiet < QUIET) {
    await sleep(INTERVAL);
    const now = await workOf(session);
    quiet = now.all - last.all < OWN_WORK ? quiet + INTERVAL : 0;
    last = now;
  }
}
