import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuEvent,
  type AccountMenuOptions,
} from '../../src/core/account/accountMenu';
import { createMachine } from '../../src/core/machine/machine';
import {
  ExpectedAccountMenu,
  type AccountMenuChange,
} from './expectedAccountMenu';

type WithoutTime<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

/** What a member does. */
type Action =
  | WithoutTime<AccountMenuEvent>
  | { type: 'wait'; ms: number }
  /** As StrictMode does it: the machine is stopped, and used again. */
  | { type: 'stop' };

const type = <Type extends string>(name: Type) => fc.constant(name);
const keyboardFocus = fc.boolean();

const hover = fc.record({ type: type('hover'), keyboardFocus });
const leave = fc.record({ type: type('leave'), keyboardFocus });
const press = fc.record({ type: type('press') });
const key = fc.record({ type: type('key') });
const stop = fc.record({ type: type('stop') });
const reason = fc.constantFrom(
  'escape',
  'blur',
  'outside',
  'navigate',
  'other',
);
const dismiss = fc.record({ type: type('dismiss'), reason });

// Most of what can go wrong does so right before, at and after a limit.
const aroundLimits = fc.constantFrom(1, 99, 100, 101, 249, 250, 349, 350, 351);
const ms = fc.oneof(aroundLimits, fc.integer({ min: 1, max: 400 }));
const wait = fc.record({ type: type('wait'), ms });

const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: hover, weight: 4 },
  { arbitrary: leave, weight: 4 },
  { arbitrary: wait, weight: 4 },
  { arbitrary: press, weight: 3 },
  key,
  dismiss,
  stop,
);
const actions = fc.array(action, { maxLength: 40, size: 'max' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The machine on a clock that stands still unless somebody waits. */
function start(options?: AccountMenuOptions) {
  // What a run that failed has left behind is not the next one's.
  vi.clearAllTimers();
  const changes: AccountMenuChange[] = [];
  const menu = createMachine(closedAccountMenu, stepAccountMenu, {});
  menu.setOptions({
    ...options,
    onChange: (...change) => changes.push(change),
  });
  return {
    menu,
    takeChanges: () => changes.splice(0),
    open: () => menu.get().open,
    perform(...todo: Action[]) {
      for (const one of todo) {
        if (one.type === 'wait') vi.advanceTimersByTime(one.ms);
        else if (one.type === 'stop') menu.stop();
        else menu.send(now(one));
      }
    },
  };
}

function now<Event>(event: Event) {
  return { ...event, at: performance.now() };
}

function tell(expected: ExpectedAccountMenu, action: Action) {
  switch (action.type) {
    case 'wait':
      return expected.pass(action.ms);
    case 'hover':
      return expected.hover(action.keyboardFocus);
    case 'leave':
      return expected.leave(action.keyboardFocus);
    case 'press':
      return expected.press();
    case 'key':
      return expected.key();
    case 'dismiss':
      return expected.dismiss(action.reason);
    case 'stop':
      return expected.stop();
  }
}

describe('whatever a member does', () => {
  it.each([350, 1, 0])(
    'the account menu does what the specification says, with a reflex of %i ms',
    (reflexClickMs) => {
      const property = fc.property(actions, (todo) => {
        const { perform, open, takeChanges } = start({ reflexClickMs });
        const expected = new ExpectedAccountMenu({ reflexClickMs });
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
      fc.assert(property, { numRuns: 4000 });
    },
  );

  it('a menu that the page holds open or closed stays so, and only proposes', () => {
    const property = fc.property(fc.boolean(), actions, (held, todo) => {
      const { perform, takeChanges } = start({ open: held });
      for (const one of todo) {
        perform(one);
        const told = takeChanges();
        for (const [open] of told) expect(open).toBe(!held);
        // What it only proposed leaves no reflex behind.
        if (one.type === 'press' && !held) expect(told).toHaveLength(1);
      }
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('Escape closes for good, until something is asked for anew', () => {
    const withoutIntent = fc.array(fc.oneof(wait, leave, dismiss, stop));
    const property = fc.property(actions, withoutIntent, (before, after) => {
      const { perform, open, takeChanges } = start();
      perform(...before, { type: 'dismiss', reason: 'escape' });
      takeChanges();
      expect(vi.getTimerCount()).toBe(0);
      perform(...after);
      expect(open()).toBe(false);
      expect(takeChanges()).toEqual([]);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
