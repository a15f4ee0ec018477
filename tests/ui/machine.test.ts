import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMachine } from '../../src/ui/machine';
import {
  closedDropdown,
  stepDropdown,
  type Dropdown,
} from '../../src/navigation/dropdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The machine of the menus: `bread` is open and about to switch to `wine`. */
function startSwitch(options: Parameters<Dropdown['setOptions']>[0] = {}) {
  const machine = createMachine(closedDropdown, stepDropdown, options);
  const hover = (item: string) =>
    machine.send({ type: 'hover', item, at: 0, keyboardFocus: false });
  machine.send({ type: 'press', item: 'bread', at: 0, pen: false });
  hover('wine');
  return machine;
}

describe('a machine’s timer', () => {
  it('goes on if a step keeps it', () => {
    const machine = createMachine(
      0,
      (count, event: { type: string }) =>
        event.type === 'begin'
          ? { state: 1, delay: 100 }
          : { state: count + 1, delay: 'kept' },
      {},
    );
    machine.send({ type: 'begin' });
    vi.advanceTimersByTime(60);
    machine.send({ type: 'go on' });
    vi.advanceTimersByTime(39);
    expect(machine.get()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(machine.get()).toBe(3);
  });

  it('is cancelled when the part unmounts, which may mount again (StrictMode)', () => {
    const machine = startSwitch();
    machine.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(machine.get().open).toBe('bread');
    machine.send({ type: 'press', item: 'wine', at: 0, pen: false });
    expect(machine.get().open).toBe('wine');
  });

  it('passes the current time when it ends', () => {
    const machine = startSwitch();
    vi.advanceTimersByTime(100);
    expect(machine.get().hoveredAt).toBe(performance.now());
  });
});

it('a machine reports each change to its latest listener', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const machine = startSwitch({ onChange: first });
  const listener = vi.fn();
  machine.subscribe(listener);
  machine.setOptions({ onChange: second, reflexClickMs: 0 });
  machine.send({ type: 'press', item: 'bread', at: 1, pen: false });
  expect(first.mock.calls).toEqual([
    [expect.objectContaining({ open: 'bread' }), 'press'],
  ]);
  expect(second.mock.calls).toEqual([[closedDropdown, 'press']]);
  expect(listener).toHaveBeenCalledOnce();
});
