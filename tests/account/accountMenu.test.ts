import { describe, expect, it } from 'vitest';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuEvent,
  type AccountMenuOptions,
  type AccountMenuState,
} from '../../src/account/accountMenuState';
import type { TimerElapsed } from '../../src/ui/useStore';

// Every combination of state and event. The machine has no other state.
const closed = closedAccountMenu;
const hovered = { open: true, hoveredAt: 1000 };
const pressed = { open: true, hoveredAt: null };

type Event = AccountMenuEvent | TimerElapsed;
const hover: Event = { type: 'hover', at: 1000, keyboardFocus: false };
const hoverBesideKeyboard: Event = { ...hover, keyboardFocus: true };
const leave: Event = { type: 'leave', keyboardFocus: false };
const leaveWithKeyboard: Event = { ...leave, keyboardFocus: true };
const press = (at: number): Event => ({ type: 'press', at });
const key: Event = { type: 'key' };
const timerElapsed: Event = { type: 'timerElapsed', at: 2000 };
const dismiss: Event = { type: 'dismiss', reason: 'escape' };

const nothing: [] = [];
const because = (open: boolean, reason: string) => [
  { type: 'changed', open, reason },
];
const after100ms = [{ type: 'startTimer', delay: 100 }];

type Row = [event: Event, next: AccountMenuState, effects: unknown[]];

const rows: Record<string, [state: AccountMenuState, rows: Row[]]> = {
  closed: [
    closed,
    [
      [hover, hovered, because(true, 'hover')],
      [hoverBesideKeyboard, closed, nothing],
      [leave, closed, nothing],
      [press(1000), pressed, because(true, 'press')],
      [key, pressed, because(true, 'key')],
      [dismiss, closed, nothing],
    ],
  ],
  'opened by a hover': [
    hovered,
    [
      [{ ...hover, at: 1200 }, hovered, nothing],
      [leave, hovered, after100ms],
      [leaveWithKeyboard, hovered, nothing],
      [timerElapsed, closed, because(false, 'leave')],
      // A reflex click (behaviour M4).
      [press(1349), pressed, nothing],
      [press(1350), closed, because(false, 'press')],
      [key, pressed, nothing],
      [dismiss, closed, because(false, 'escape')],
    ],
  ],
  'opened by a press': [
    pressed,
    [
      [hover, pressed, nothing],
      [leave, pressed, after100ms],
      [leaveWithKeyboard, pressed, nothing],
      [timerElapsed, closed, because(false, 'leave')],
      [press(1000), closed, because(false, 'press')],
      [key, pressed, nothing],
      [dismiss, closed, because(false, 'escape')],
    ],
  ],
};

describe.each(Object.entries(rows))(
  'an account menu that is %s',
  (_, [state, all]) => {
    it.each(all)('follows its rules on %o', (event, next, effects) => {
      expect(stepAccountMenu(state, event)).toEqual({ state: next, effects });
    });
  },
);

it('a dismissal passes on its reason', () => {
  for (const reason of ['blur', 'outside', 'navigate', 'other'] as const) {
    const { effects } = stepAccountMenu(pressed, { type: 'dismiss', reason });
    expect(effects).toEqual(because(false, reason));
  }
});

it('reflexClickMs changes or disables the guard against reflex clicks', () => {
  const clickAfter = (ms: number, reflexClickMs: number) =>
    stepAccountMenu(hovered, press(1000 + ms), { reflexClickMs }).state;
  expect(clickAfter(0, 0)).toEqual(closed);
  expect(clickAfter(0, 1)).toEqual(pressed);
  expect(clickAfter(1, 1)).toEqual(closed);
});

describe('a controlled account menu only asks', () => {
  const proposed = (
    state: AccountMenuState,
    event: Event,
    options: AccountMenuOptions,
  ) => stepAccountMenu(state, event, options).effects;

  it('to open while `open` is false, even for a reflex click', () => {
    const held = { open: false };
    expect(proposed(hovered, hover, held)).toEqual(because(true, 'hover'));
    expect(proposed(hovered, press(1000), held)).toEqual(
      because(true, 'press'),
    );
    expect(proposed(hovered, dismiss, held)).toEqual(nothing);
    expect(proposed(hovered, leave, held)).toEqual(nothing);
  });

  it('to close while `open` is true', () => {
    const held = { open: true };
    expect(proposed(closed, hover, held)).toEqual(nothing);
    expect(proposed(closed, key, held)).toEqual(nothing);
    expect(proposed(closed, press(1000), held)).toEqual(
      because(false, 'press'),
    );
    expect(proposed(closed, dismiss, held)).toEqual(because(false, 'escape'));
    expect(proposed(closed, leave, held)).toEqual(after100ms);
  });
});
