// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { pause } from '../../src/testing/http/connection';

test('a pause that the client ends leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let leave = () => {};
  const connection = {
    over: false,
    aborted: false,
    destroy() {},
    whenOver(listener: () => void) {
      leave = listener;
    },
  };
  const paused = pause(connection, 60_000);
  expect(vi.getTimerCount()).toBe(1);
  leave();
  await paused;
  expect(vi.getTimerCount()).toBe(0);
});
