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
 * Stops the timers until `pass` is called or the test ends. Vitest's fake
 * timers do not help, because each retry of `expect.element` and `expect.poll`
 * advances them, and so hides a timer that fires late.
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
  onTestFinished(() => {
    vi.unstubAllGlobals();
    // What the header does right after it has unmounted, such as no longer to watch
    // the page, which the next test would see.
    for (const { delay, run } of timers) if (delay === 0) run();
  });
}

/** Lets time pass, and the browser draw the result. */
export async function pass(ms: number): Promise<void> {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due.sort((one, other) => one.at - other.at)) run();
  await drawn();
}

/**
 * The number of running timers with this delay in ms, since the clock was
 * stopped.
 */
export function timersOf(ms: number): number {
  return timers.filter(({ delay }) => delay === ms).length;
}

/**
 * Two frames: the browser draws in the first, and updates the hovered element
 * in the second.
 */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
