import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closedDropdown,
  stepDropdown,
  type DropdownEvent,
  type DropdownMachineOptions,
} from '../../src/core/navigation/dropdown';
import { createMachine } from '../../src/core/machine/machine';
import { ExpectedDropdown, type Change } from './expectedDropdown';

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What a visitor does; `rested` is not among it, for that the clock does. */
type Action =
  | WithoutTime<Exclude<DropdownEvent, { type: 'rested' }>>
  | { type: 'wait'; ms: number }
  /** As StrictMode does it: the machine is stopped, and used again. */
  | { type: 'stop' };

const item = fc.constantFrom('products', 'resources', 'more');
const keyboardFocus = fc.boolean();
const type = <Type extends string>(name: Type) => fc.constant(name);

const hover = fc.record({ type: type('hover'), item, keyboardFocus });
const leave = fc.record({ type: type('leave') });
const press = fc.record({ type: type('press'), item });
const backdrop = fc.record({ type: type('backdrop'), keyboardFocus });
const hydrated = fc.record({ type: type('hydrated'), item });
const stop = fc.record({ type: type('stop') });
const reason = fc.constantFrom('escape', 'blur', 'outside', 'navigate');
const dismiss = fc.record({ type: type('dismiss'), reason });

// Most of what can go wrong does so right before, at and after a limit.
const aroundLimits = fc.constantFrom(1, 99, 100, 101, 249, 250, 349, 350, 351);
const ms = fc.oneof(aroundLimits, fc.integer({ min: 1, max: 400 }));
const wait = fc.record({ type: type('wait'), ms });

const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: hover, weight: 4 },
  { arbitrary: wait, weight: 4 },
  { arbitrary: press, weight: 3 },
  leave,
  backdrop,
  dismiss,
  hydrated,
  stop,
);
const actions = fc.array(action, { maxLength: 40, size: 'max' });

/** Opens nothing that the visitor has not just asked for. */
const withoutIntent: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(wait, leave, backdrop, dismiss, stop),
);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The machine on a clock that stands still unless somebody waits. */
function start(options?: DropdownMachineOptions) {
  // What a run that failed has left behind is not the next one's.
  vi.clearAllTimers();
  const changes: Change[] = [];
  const dropdown = createMachine(closedDropdown, stepDropdown, {
    ...options,
    onChange: (...change) => changes.push(change),
  });
  return {
    dropdown,
    takeChanges: () => changes.splice(0),
    open: () => dropdown.get().open,
    perform(...todo: Action[]) {
      for (const one of todo) {
        if (one.type === 'wait') vi.advanceTimersByTime(one.ms);
        else if (one.type === 'stop') dropdown.stop();
        else dropdown.send(now(one));
      }
    },
  };
}

function now<Event>(event: Event) {
  return { ...event, at: performance.now() };
}

function tell(expected: ExpectedDropdown, action: Action) {
  switch (action.type) {
    case 'wait':
      return expected.pass(action.ms);
    case 'hover':
      return expected.hover(action.item, action.keyboardFocus);
    case 'leave':
    case 'stop':
      return expected.leave();
    case 'press':
      return expected.press(action.item);
    case 'backdrop':
      return expected.backdrop(action.keyboardFocus);
    case 'dismiss':
      return expected.dismiss(action.reason);
    case 'hydrated':
      return expected.hydrated(action.item);
  }
}

function always<Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  numRuns: number,
) {
  fc.assert(property, { numRuns });
}

describe('whatever a visitor does', () => {
  it.each([350, 1, 0])(
    'the dropdown does what the specification says, with a reflex of %i ms',
    (reflexClickMs) => {
      const property = fc.property(actions, (todo) => {
        const { perform, open, takeChanges } = start({ reflexClickMs });
        const expected = new ExpectedDropdown({ reflexClickMs });
        for (const one of todo) {
          perform(one);
          tell(expected, one);
          expect({
            open: open(),
            changes: takeChanges(),
            timers: vi.getTimerCount(),
          }).toEqual({
            open: expected.open,
            changes: expected.takeChanges(),
            timers: expected.isWaiting ? 1 : 0,
          });
        }
      });
      always(property, 2000);
    },
  );
});

describe('after any sequence of events', () => {
  it('Escape closes for good: nothing opens that is not asked for anew', () => {
    const property = fc.property(actions, withoutIntent, (before, after) => {
      const { perform, open, takeChanges } = start();
      perform(...before, { type: 'dismiss', reason: 'escape' });
      takeChanges();
      expect(vi.getTimerCount()).toBe(0);
      perform(...after);
      expect(open()).toBeNull();
      expect(takeChanges()).toEqual([]);
    });
    always(property, 1000);
  });

  it('a hover switches when it has rested for 100 ms, and not before', () => {
    const property = fc.property(actions, fc.nat(99), (before, early) => {
      const { perform, open } = start();
      perform(...before, { type: 'dismiss', reason: 'escape' });
      perform(hoverOn('products'), hoverOn('resources'));
      perform({ type: 'wait', ms: early });
      expect(open()).toBe('products');
      perform({ type: 'wait', ms: 100 - early });
      expect(open()).toBe('resources');
    });
    always(property, 1000);
  });

  it('a menu with keyboard focus outlives every hover', () => {
    const pointerOnly = fc.array(
      fc.oneof(
        wait,
        leave,
        hover.map((one) => ({ ...one, keyboardFocus: true })),
        fc.constant({ type: 'backdrop' as const, keyboardFocus: true }),
      ),
    );
    const property = fc.property(actions, pointerOnly, (before, after) => {
      const { perform, open } = start();
      perform(...before, { type: 'dismiss', reason: 'escape' });
      perform({ type: 'press', item: 'more' }, ...after);
      expect(open()).toBe('more');
    });
    always(property, 1000);
  });

  it('a menu that left the page does nothing more', () => {
    const property = fc.property(actions, wait, (before, after) => {
      const { perform, open, takeChanges } = start();
      perform(...before, { type: 'stop' });
      expect(vi.getTimerCount()).toBe(0);
      const last = open();
      takeChanges();
      perform(after);
      expect(open()).toBe(last);
      expect(takeChanges()).toEqual([]);
    });
    always(property, 1000);
  });
});

function hoverOn(item: string): Action {
  return { type: 'hover', item, keyboardFocus: false };
}
