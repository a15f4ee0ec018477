import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedDropdown,
  stepDropdown,
  type DropdownEvent,
  type DropdownOptions,
  type DropdownState,
} from '../../src/core/navigation/dropdown';

function after(
  events: DropdownEvent[],
  options?: DropdownOptions,
  state: DropdownState = closedDropdown,
): DropdownState {
  return events.reduce(
    (current, event) => stepDropdown(current, event, options).state,
    state,
  );
}

const hover = (item: string, at = 0, keyboardFocus = false): DropdownEvent => ({
  type: 'hover',
  item,
  at,
  keyboardFocus,
});
const press = (item: string, at = 0): DropdownEvent => ({
  type: 'press',
  item,
  at,
});
const rested: DropdownEvent = { type: 'rested', at: 0 };
const leave: DropdownEvent = { type: 'leave' };
const escape: DropdownEvent = { type: 'dismiss', reason: 'escape' };

describe('the dropdown machine', () => {
  it('opens on hover at once', () => {
    expect(after([hover('products')]).open).toBe('products');
  });

  it('waits 100 ms before a hover switches', () => {
    const open = after([hover('products')]);
    const { state, effects } = stepDropdown(open, hover('resources'));
    expect(state.open).toBe('products');
    expect(effects).toEqual([{ type: 'startTimer', delay: 100 }]);
    expect(after([rested], {}, state).open).toBe('resources');
  });

  it('does not switch when the pointer leaves before', () => {
    const { state } = stepDropdown(
      after([hover('products'), hover('resources')]),
      leave,
    );
    expect(state.pending).toBeNull();
    expect(after([rested], {}, state).open).toBe('products');
  });

  it('switches at once by a press', () => {
    expect(after([press('products'), press('resources')]).open).toBe(
      'resources',
    );
  });

  it('closes the open menu by a press', () => {
    expect(after([press('products'), press('products')]).open).toBeNull();
  });

  it('keeps a menu open on the reflex click after its hover', () => {
    const events = [hover('products', 1000), press('products', 1349)];
    expect(after(events).open).toBe('products');
    expect(after([...events, press('products', 1400)]).open).toBeNull();
    expect(after(events, { reflexClickMs: 0 }).open).toBeNull();
  });

  it('closes on a later click after its hover', () => {
    const events = [hover('products', 1000), press('products', 1350)];
    expect(after(events).open).toBeNull();
  });

  it.each([
    ['a hover', hover('resources', 0, true)],
    ['the backdrop', { type: 'backdrop', keyboardFocus: true } as const],
  ])('is not moved by %s while it has keyboard focus', (_, event) => {
    expect(after([press('products'), event, rested]).open).toBe('products');
  });

  it('forgets the switch that was pending when a hover finds keyboard focus', () => {
    const { state } = stepDropdown(
      after([press('products'), hover('resources')]),
      hover('more', 0, true),
    );
    expect(state.pending).toBeNull();
    expect(after([rested], {}, state).open).toBe('products');
  });

  it('closes by the backdrop without keyboard focus', () => {
    const backdrop = { type: 'backdrop', keyboardFocus: false } as const;
    expect(after([press('products'), backdrop]).open).toBeNull();
  });

  it('takes over a menu that was open before hydration, and no other', () => {
    const seed = { type: 'hydrated', item: 'products', at: 0 } as const;
    expect(after([seed]).open).toBe('products');
    expect(after([press('resources'), seed]).open).toBe('resources');
  });
});

const items = fc.constantFrom('products', 'resources', 'more');
const anyEvent: fc.Arbitrary<DropdownEvent> = fc.oneof(
  fc.record({
    type: fc.constant('hover' as const),
    item: items,
    at: fc.nat(2000),
    keyboardFocus: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('press' as const),
    item: items,
    at: fc.nat(2000),
  }),
  fc.record({
    type: fc.constant('backdrop' as const),
    keyboardFocus: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('hydrated' as const),
    item: items,
    at: fc.nat(2000),
  }),
  fc.constantFrom(leave, rested, escape),
);

describe('any sequence of events', () => {
  it('runs a timer exactly while a switch is pending', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = closedDropdown;
        let running = false;
        for (const event of events) {
          if (event.type === 'rested') {
            if (!running) continue;
          }
          const step = stepDropdown(state, event);
          // Every event ends a timer.
          running = step.effects.some(({ type }) => type === 'startTimer');
          state = step.state;
          expect(running).toBe(state.pending !== null);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves nothing open or pending after Escape', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const state = after([...events, escape]);
        expect(state).toEqual(closedDropdown);
        expect(after([leave, rested], {}, state).open).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('tells of every change, and of nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = closedDropdown;
        for (const event of events) {
          const step = stepDropdown(state, event);
          const told = step.effects.filter(({ type }) => type === 'changed');
          expect(told).toHaveLength(step.state.open === state.open ? 0 : 1);
          state = step.state;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
