import { describe, expect, it } from 'vitest';
import {
  stepAccountMenu,
  type AccountMenuEvent,
  type AccountMenuState,
} from '../../src/account/accountMenuState';
import type { TimerElapsed } from '../../src/ui/machine';

// Every combination of state and event. The machine has no other state.
const closed = { open: false, hoveredAt: null };
const hovered = { open: true, hoveredAt: 1000 };
const pressed = { open: true, hoveredAt: null };

type Event = AccountMenuEvent | TimerElapsed;
const hover: Event = { type: 'hover', at: 1000, keyboardFocus: false };
const hoverBesideKeyboard: Event = { ...hover, keyboardFocus: true };
const leave: Event = { type: 'leave', keyboardFocus: false };
const leaveWithKeyboard: Event = { ...leave, keyboardFocus: true };
const press = (at: number, pen = false): Event => ({ type: 'press', at, pen });
const tapByPen = press(60_000, true);
const key: Event = { type: 'key' };
const timerElapsed: Event = { type: 'timerElapsed', at: 2000 };
const dismiss: Event = { type: 'dismiss', reason: 'escape' };

const nothing = {};
const because = (reason: string) => ({ reason });
const after100ms = { delay: 100 };

type Row = [event: Event, next: AccountMenuState, effects: object];

const rows: Record<string, [state: AccountMenuState, rows: Row[]]> = {
  closed: [
    closed,
    [
      [hover, hovered, because('hover')],
      [hoverBesideKeyboard, closed, nothing],
      [leave, closed, nothing],
      [timerElapsed, closed, nothing],
      [press(1000), pressed, because('press')],
      [key, pressed, because('key')],
      [dismiss, closed, nothing],
    ],
  ],
  'opened by a hover': [
    hovered,
    [
      [{ ...hover, at: 1200 }, hovered, nothing],
      [leave, hovered, after100ms],
      [leaveWithKeyboard, hovered, nothing],
      [timerElapsed, closed, because('leave')],
      // A reflex click (behaviour M4).
      [press(1349), pressed, nothing],
      [press(1350), closed, because('press')],
      [tapByPen, pressed, nothing],
      [key, pressed, nothing],
      [dismiss, closed, because('escape')],
    ],
  ],
  'opened by a press': [
    pressed,
    [
      [hover, pressed, nothing],
      [leave, pressed, after100ms],
      [leaveWithKeyboard, pressed, nothing],
      [timerElapsed, closed, because('leave')],
      [press(1000), closed, because('press')],
      [tapByPen, closed, because('press')],
      [key, pressed, nothing],
      [dismiss, closed, because('escape')],
    ],
  ],
};

describe.each(Object.entries(rows))(
  'an account menu that is %s',
  (_, [state, all]) => {
    it.each(all)('follows its rules on %o', (event, next, effects) => {
      const { open } = state;
      expect(stepAccountMenu(state, event, { open })).toEqual({
        state: next,
        ...effects,
      });
    });
  },
);

it('a dismissal passes on its reason', () => {
  for (const reason of ['blur', 'outside', 'navigate', 'other'] as const) {
    const dismissal = { type: 'dismiss', reason } as const;
    const step = stepAccountMenu(pressed, dismissal, { open: true });
    expect(step).toEqual({ state: closed, reason });
  }
});

it('a pointer that leaves before the menu is rendered closes it, too', () => {
  const step = stepAccountMenu(hovered, leave, { open: false });
  expect(step).toEqual({ state: { ...hovered, open: false }, ...after100ms });
});

it('reflexClickMs changes or disables the guard against reflex clicks', () => {
  const clickAfter = (ms: number, reflexClickMs: number) =>
    stepAccountMenu(hovered, press(1000 + ms), { open: true, reflexClickMs })
      .state;
  expect(clickAfter(0, 0)).toEqual(closed);
  expect(clickAfter(0, 1)).toEqual(pressed);
  expect(clickAfter(1, 1)).toEqual(closed);
});
