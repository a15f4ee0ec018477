import { describe, expect, it, vi } from 'vitest';
import { createLoader } from '../../src/core/loader';

describe('a lazy part', () => {
  it('is loaded once however often it is asked for', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loader = createLoader(load, () => {});
    loader.load();
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
    loader.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is tried once more by itself', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const onError = vi.fn();
    const loader = createLoader(load, onError);
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports a second failure once, and can be asked for again', async () => {
    const offline = new Error('offline');
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue('part');
    const onError = vi.fn();
    const loader = createLoader(load, onError);
    loader.load();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    expect(loader.get()).toBeNull();
    expect(onError.mock.calls).toEqual([[offline]]);
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
  });
});
