// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { pause } from '../../src/testing/faults/replyWithFault';

test('a pause that the client ends leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let leave!: (reply: 'gone') => void;
  const ended = new Promise<'gone'>((resolve) => (leave = resolve));
  const paused = pause(60_000, ended);
  expect(vi.getTimerCount()).toBe(1);
  leave('gone');
  expect(await paused).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});
