import { expect, it, onTestFinished, vi } from 'vitest';
import { afterPaint, whenIdle } from '../../src/browser/events';
import { replaceForTest } from '../support/trackedPage';

it.each<[string, start: (call: () => void) => void]>([
  [
    'when the browser is idle is called without `requestIdleCallback`',
    (call) => {
      replaceForTest(window, 'requestIdleCallback', undefined);
      whenIdle(call, 5000);
    },
  ],
  [
    'after a paint is called on a page without frames',
    (call) => {
      replaceForTest(window, 'requestAnimationFrame', () => 0);
      afterPaint(call);
    },
  ],
])('what waits for the moment %s, after 200 ms, once', (_, start) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const call = vi.fn();
  start(call);
  vi.advanceTimersByTime(199);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledOnce();
});
