import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLoader } from '../../src/core/machine/loader';

describe('a lazy part', () => {
  it('is loaded once, however often it is requested', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const loader = createLoader('content', load);
    loader.load();
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
    loader.load();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is tried once more automatically', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('part');
    const onError = listen();
    const loader = createLoader('content', load);
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
    expect(onError).not.toHaveBeenCalled();
  });

  it('reports a second failure once, and can be requested again', async () => {
    const offline = new Error('offline');
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(offline)
      .mockResolvedValue('part');
    const onError = listen();
    const loader = createLoader('content', load);
    loader.load();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    expect(loader.get()).toBeNull();
    expect(onError.mock.calls).toEqual([[{ part: 'content', error: offline }]]);
    loader.load();
    await vi.waitFor(() => expect(loader.get()).toBe('part'));
  });
});

/** The `lintel:error` events of the page. */
function listen() {
  const heard = vi.fn();
  const onError = ({ detail }: WindowEventMap['lintel:error']) => heard(detail);
  window.addEventListener('lintel:error', onError);
  onTestFinished(() => window.removeEventListener('lintel:error', onError));
  return heard;
}
