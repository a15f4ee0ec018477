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

  it('reports a second failure once, and can be requested again', async () => {
    const offline = new Error('offline');
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue('part');
    const reports = watchReports();
    const loader = createLoader('content', load);
    loader.load();
    const report = { part: 'content', error: offline };
    await expect.poll(() => reports).toEqual([report]);
    expect(loader.get()).toBeNull();
    loader.load();
    await expect.poll(() => loader.get()).toBe('part');
    expect(reports).toHaveLength(1);
  });
});
