import { describe, expect, it } from 'vitest';
import {
  closedDropdown,
  stepDropdown,
  type DropdownEvent,
  type DropdownState,
} from '../../src/navigation/dropdown';

// Every combination of state and event. The machine has no other state.
const hovered = { open: 'bread', hoveredAt: 1000, pending: null };
const pressed = { open: 'bread', hoveredAt: null, pending: null };
const pending = (open: string | null, state: DropdownState = hovered) => ({
  ...state,
  pending: { open },
});
const opening = pending('wine', closedDropdown);
const switching = pending('wine');
const closing = pending(null);

const hover = (item: string): DropdownEvent => ({
  type: 'hover',
  item,
  at: 2000,
  keyboardFocus: false,
});
const hoverBesideKeyboard = { ...hover('wine'), keyboardFocus: true };
const press = (item: string, at = 2000, pen = false): DropdownEvent => ({
  type: 'press',
  item,
  at,
  pen,
});
const tapByPen = press('bread', 60_000, true);
const aim: DropdownEvent = { type: 'aim' };
const leave: DropdownEvent = { type: 'leave', keyboardFocus: false };
const leaveWithKeyboard: DropdownEvent = { ...leave, keyboardFocus: true };
const focus: DropdownEvent = { type: 'focus' };
const backdrop: DropdownEvent = { type: 'backdrop', keyboardFocus: false };
const backdropBesideKeyboard = { ...backdrop, keyboardFocus: true };
const timerElapsed: DropdownEvent = { type: 'timerElapsed', at: 2000 };
const hydrated: DropdownEvent = { type: 'hydrated', item: 'wine', at: 2000 };
const dismiss = { type: 'dismiss', reason: 'escape' } as const;

const opened = (open: string, hoveredAt: number | null = null) => ({
  open,
  hoveredAt,
  pending: null,
});
const nothing = {};
const because = (reason: string) => ({ reason });
const after60ms = { delay: 60 };
const after100ms = { delay: 100 };
const after300ms = { delay: 300 };
const withItsTimer = { delay: 'kept' };

type Row = [event: DropdownEvent, next: DropdownState, effects: object];

const rows: Record<string, [state: DropdownState, rows: Row[]]> = {
  closed: [
    closedDropdown,
    [
      [hover('wine'), opening, after60ms],
      [hoverBesideKeyboard, closedDropdown, nothing],
      [press('wine'), opened('wine'), because('press')],
      [hydrated, opened('wine', 2000), because('hydration')],
      [aim, closedDropdown, withItsTimer],
      [leave, closedDropdown, nothing],
      [leaveWithKeyboard, closedDropdown, nothing],
      [focus, closedDropdown, nothing],
      [timerElapsed, closedDropdown, nothing],
      [backdrop, closedDropdown, nothing],
      [backdropBesideKeyboard, closedDropdown, nothing],
      [dismiss, closedDropdown, nothing],
    ],
  ],
  'about to open': [
    opening,
    [
      [timerElapsed, opened('wine', 2000), because('hover')],
      [hover('cheese'), pending('cheese', closedDropdown), after60ms],
      [hoverBesideKeyboard, closedDropdown, nothing],
      [press('wine'), opened('wine'), because('press')],
      [hydrated, opened('wine', 2000), because('hydration')],
      [aim, opening, withItsTimer],
      [leave, closedDropdown, nothing],
      [leaveWithKeyboard, closedDropdown, nothing],
      [focus, closedDropdown, nothing],
      [backdrop, closedDropdown, nothing],
      [backdropBesideKeyboard, closedDropdown, nothing],
      [dismiss, closedDropdown, nothing],
    ],
  ],
  'opened by a hover': [
    hovered,
    [
      [hover('bread'), hovered, nothing],
      [hover('wine'), switching, after100ms],
      [hoverBesideKeyboard, hovered, nothing],
      // A reflex click (behaviour M4).
      [press('bread', 1349), pressed, nothing],
      [press('bread', 1350), closedDropdown, because('press')],
      [press('wine', 1349), opened('wine'), because('press')],
      [tapByPen, pressed, nothing],
      [hydrated, hovered, nothing],
      [aim, hovered, withItsTimer],
      [leave, closing, after300ms],
      [leaveWithKeyboard, hovered, nothing],
      [focus, hovered, nothing],
      [timerElapsed, hovered, nothing],
      [backdrop, closedDropdown, because('backdrop')],
      [backdropBesideKeyboard, hovered, nothing],
      [dismiss, closedDropdown, because('escape')],
    ],
  ],
  'opened by a press': [
    pressed,
    [
      [hover('bread'), pressed, nothing],
      [hover('wine'), pending('wine', pressed), after100ms],
      [hoverBesideKeyboard, pressed, nothing],
      [press('bread'), closedDropdown, because('press')],
      [press('wine'), opened('wine'), because('press')],
      [tapByPen, closedDropdown, because('press')],
      [hydrated, pressed, nothing],
      [aim, pressed, withItsTimer],
      [leave, pending(null, pressed), after300ms],
      [leaveWithKeyboard, pressed, nothing],
      [focus, pressed, nothing],
      [timerElapsed, pressed, nothing],
      [backdrop, closedDropdown, because('backdrop')],
      [backdropBesideKeyboard, pressed, nothing],
      [dismiss, closedDropdown, because('escape')],
    ],
  ],
  'about to switch': [
    switching,
    [
      [timerElapsed, opened('wine', 2000), because('hover')],
      [hover('bread'), hovered, nothing],
      [hover('cheese'), pending('cheese'), after100ms],
      [hoverBesideKeyboard, hovered, nothing],
      [press('bread', 1349), pressed, nothing],
      [press('bread', 1350), closedDropdown, because('press')],
      [press('wine'), opened('wine'), because('press')],
      [hydrated, hovered, nothing],
      [aim, switching, after100ms],
      [leave, closing, after300ms],
      [leaveWithKeyboard, hovered, nothing],
      [focus, hovered, nothing],
      [backdrop, closedDropdown, because('backdrop')],
      [backdropBesideKeyboard, hovered, nothing],
      [dismiss, closedDropdown, because('escape')],
    ],
  ],
  'about to close': [
    closing,
    [
      [timerElapsed, closedDropdown, because('leave')],
      [hover('bread'), hovered, nothing],
      [hover('wine'), switching, after100ms],
      [hoverBesideKeyboard, hovered, nothing],
      [press('bread', 1349), pressed, nothing],
      [press('bread', 1350), closedDropdown, because('press')],
      [press('wine'), opened('wine'), because('press')],
      [hydrated, hovered, nothing],
      [aim, closing, withItsTimer],
      [leave, closing, after300ms],
      [leaveWithKeyboard, hovered, nothing],
      [focus, hovered, nothing],
      [backdrop, closedDropdown, because('backdrop')],
      [backdropBesideKeyboard, hovered, nothing],
      [dismiss, closedDropdown, because('escape')],
    ],
  ],
};

describe.each(Object.entries(rows))('a menu that is %s', (_, [state, all]) => {
  it.each(all)('follows its rules on %o', (event, next, effects) => {
    expect(stepDropdown(state, event)).toEqual({ state: next, ...effects });
  });
});

describe('a dismissal', () => {
  it.each(['escape', 'blur', 'outside', 'navigate', 'other'] as const)(
    'passes on its reason: %s',
    (reason) => {
      const step = stepDropdown(pressed, { type: 'dismiss', reason });
      expect(step).toEqual({ state: closedDropdown, reason });
    },
  );
});

it('reflexClickMs changes or disables the guard against reflex clicks', () => {
  const clickAfter = (ms: number, reflexClickMs: number, pen = false) =>
    stepDropdown(hovered, press('bread', 1000 + ms, pen), { reflexClickMs })
      .state;
  expect(clickAfter(0, 0)).toEqual(closedDropdown);
  expect(clickAfter(0, 1)).toEqual(pressed);
  expect(clickAfter(1, 1)).toEqual(closedDropdown);
  expect(clickAfter(0, 0, true)).toEqual(closedDropdown);
});

it('`aim={false}` opens on a hover at once, switches after 100 ms, and does not close on leaving', () => {
  const step = (state: DropdownState, event: DropdownEvent) =>
    stepDropdown(state, event, { aim: false });
  expect(step(closedDropdown, hover('wine'))).toEqual({
    state: opened('wine', 2000),
    reason: 'hover',
  });
  expect(step(hovered, hover('wine'))).toEqual({
    state: switching,
    delay: 100,
  });
  expect(step(switching, aim)).toEqual({ state: switching, delay: 'kept' });
  expect(step(hovered, leave)).toEqual({ state: hovered });
});
