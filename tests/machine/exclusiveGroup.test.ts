import { describe, expect, it, vi } from 'vitest';
import { createExclusiveGroup } from '../../src/core/machine/exclusiveGroup';

describe('in an exclusive group', () => {
  it('parts can leave and join while they are closed', () => {
    const { parts, join } = start();
    const account = join();
    const leaver = join(() => leaver.leave());
    const late: ReturnType<typeof join>[] = [];
    const inviter = join(() => late.push(join()));
    parts.opened(account.part);
    expect(leaver.close).toHaveBeenCalledOnce();
    expect(inviter.close).toHaveBeenCalledOnce();
    expect(late[0]?.close).not.toHaveBeenCalled();
  });

  it('a part that joins twice, as in StrictMode, is closed once', () => {
    const { parts, join } = start();
    const [menus, account] = [join(), join()];
    menus.leave();
    parts.join(menus.part, menus.close);
    parts.opened(account.part);
    expect(menus.close).toHaveBeenCalledOnce();
  });

  it('a part that has left can still open', () => {
    const { parts, join } = start();
    const [menus, account] = [join(), join()];
    menus.leave();
    parts.opened(menus.part);
    expect(account.close).toHaveBeenCalledOnce();
  });
});

function start() {
  const parts = createExclusiveGroup();
  function join(onClose = () => {}) {
    const part = {};
    const close = vi.fn(onClose);
    return { part, close, leave: parts.join(part, close) };
  }
  return { parts, join };
}
