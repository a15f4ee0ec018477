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

/** What is the same whatever is about to happen to an open menu. */
const ofAnOpenMenu = (state: DropdownState): Row[] => [
  [hoverBesideKeyboard, state, nothing],
  [hover('bread'), state, nothing],
  [press('wine'), opened('wine'), because('press')],
  [hydrated, state, nothing],
  [leaveWithKeyboard, state, nothing],
  [focus, state, nothing],
  [backdrop, closedDropdown, because('backdrop')],
  [backdropBesideKeyboard, state, nothing],
  [dismiss, closedDropdown, because('escape')],
];

/** A reflex click does not close what a hover has opened (behaviour M4). */
const ofAHoveredMenu: Row[] = [
  ...ofAnOpenMenu(hovered),
  [press('bread', 1349), pressed, nothing],
  [press('bread', 1350), closedDropdown, because('press')],
];

const ofAClosedMenu: Row[] = [
  [hoverBesideKeyboard, closedDropdown, nothing],
  [press('wine'), opened('wine'), because('press')],
  [hydrated, opened('wine', 2000), because('hydration')],
  [leave, closedDropdown, nothing],
  [leaveWithKeyboard, closedDropdown, nothing],
  [focus, closedDropdown, nothing],
  [backdrop, closedDropdown, nothing],
  [backdropBesideKeyboard, closedDropdown, nothing],
  [dismiss, closedDropdown, nothing],
];

const rows: Record<string, [state: DropdownState, rows: Row[]]> = {
  closed: [
    closedDropdown,
    [
      ...ofAClosedMenu,
      [hover('wine'), opening, after60ms],
      [aim, closedDropdown, withItsTimer],
      [timerElapsed, closedDropdown, nothing],
    ],
  ],
  'about to open': [
    opening,
    [
      ...ofAClosedMenu,
      [timerElapsed, opened('wine', 2000), because('hover')],
      [hover('cheese'), pending('cheese', closedDropdown), after60ms],
      [aim, opening, withItsTimer],
    ],
  ],
  'opened by a hover': [
    hovered,
    [
      ...ofAHoveredMenu,
      [hover('wine'), switching, after100ms],
      [press('wine', 1349), opened('wine'), because('press')],
      [tapByPen, pressed, nothing],
      [aim, hovered, withItsTimer],
      [leave, closing, after300ms],
      [timerElapsed, hovered, nothing],
    ],
  ],
  'opened by a press': [
    pressed,
    [
      ...ofAnOpenMenu(pressed),
      [hover('wine'), pending('wine', pressed), after100ms],
      [press('bread'), closedDropdown, because('press')],
      [tapByPen, closedDropdown, because('press')],
      [aim, pressed, withItsTimer],
      [leave, pending(null, pressed), after300ms],
      [timerElapsed, pressed, nothing],
    ],
  ],
  'about to switch': [
    switching,
    [
      ...ofAHoveredMenu,
      [timerElapsed, opened('wine', 2000), because('hover')],
      [hover('cheese'), pending('cheese'), after100ms],
      [aim, switching, after100ms],
      [leave, closing, after300ms],
    ],
  ],
  'about to close': [
    closing,
    [
      ...ofAHoveredMenu,
      [timerElapsed, closedDropdown, because('leave')],
      [hover('wine'), switching, after100ms],
      [aim, closing, withItsTimer],
      [leave, closing, after300ms],
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
