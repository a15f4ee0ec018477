import { describe, expect, it, vi } from 'vitest';
import { createLoader } from '../../src/browser/loader';
import { watchReports } from '../ui/watchReports';

describe('a lazy part', () => {
  it('is loaded once, however often it is requested', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loader = createLoader('content', load);
    loader.load();
    loader.load();
    await expect.poll(() => loader.get()).toBe('part');
    loader.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is tried once more automatically', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const reports = watchReports();
    const loader = createLoader('content', load);
    loader.load();
    await expect.poll(() => loader.get()).toBe('part');
    expect(reports).toEqual([]);
  });

  it.each([
    ['reports a second failure once', 'content', 1],
    ['without a name reports nothing', null, 0],
  ] as const)('%s, and can be requested again', async (_, part, times) => {
    const offline = new Error('offline');
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue('part');
    const reports = watchReports();
    const loader = createLoader(part, load);
    loader.load();
    const requested = () => {
      loader.load();
      return loader.get();
    };
    await expect.poll(requested).toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
    expect(reports).toEqual(Array(times).fill({ part, error: offline }));
  });
});
