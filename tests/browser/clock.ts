import { onTestFinished, vi } from 'vitest';

interface Timer {
  id: number;
  at: number;
  delay: number;
  run(): void;
}

let now = 0;
let timers: Timer[] = [];

/**
 * From here on to the end of the test, timers wait for `pass`. Not Vitest's
 * own fake timers: each retry of `expect.element` and `expect.poll` sets those
 * forward, so that whatever is late is in time.
 */
export function stopClock(): void {
  now = 0;
  timers = [];
  let id = 0;
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    id += 1;
    timers.push({ id, at: now + delay, delay, run });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: number) => {
    timers = timers.filter((timer) => timer.id !== id);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Lets time pass, and the browser draw what came of it. */
export async function pass(ms: number): Promise<void> {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due.sort((one, other) => one.at - other.at)) run();
  await drawn();
}

/** How many timers of so many ms are running, since the clock was stopped. */
export function timersOf(ms: number): number {
  return timers.filter(({ delay }) => delay === ms).length;
}

/** Two frames: in the first one is drawn, in the second the pointer has noticed. */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
