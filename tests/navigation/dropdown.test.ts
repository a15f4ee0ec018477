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
const switching = { open: 'bread', hoveredAt: 1000, pending: 'wine' };

const hover = (item: string): DropdownEvent => ({
  type: 'hover',
  item,
  at: 2000,
  keyboardFocus: false,
});
const hoverBesideKeyboard = { ...hover('wine'), keyboardFocus: true };
const press = (item: string, at = 2000): DropdownEvent => ({
  type: 'press',
  item,
  at,
});
const leave: DropdownEvent = { type: 'leave' };
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
const pending = (item: string) => ({ ...hovered, pending: item });
const nothing: [] = [];
const because = (open: string | null, reason: string) => [
  { type: 'changed', open, reason },
];
const after100ms = [{ type: 'startTimer', delay: 100 }];

type Row = [event: DropdownEvent, next: DropdownState, effects: unknown[]];

const rows: Record<string, [state: DropdownState, rows: Row[]]> = {
  closed: [
    closedDropdown,
    [
      [hover('wine'), opened('wine', 2000), because('wine', 'hover')],
      [hoverBesideKeyboard, closedDropdown, nothing],
      [press('wine'), opened('wine'), because('wine', 'press')],
      [hydrated, opened('wine', 2000), because('wine', 'hydration')],
      [leave, closedDropdown, nothing],
      [timerElapsed, closedDropdown, nothing],
      [backdrop, closedDropdown, nothing],
      [backdropBesideKeyboard, closedDropdown, nothing],
      [dismiss, closedDropdown, nothing],
    ],
  ],
  'opened by a hover': [
    hovered,
    [
      [hover('bread'), hovered, nothing],
      [hover('wine'), pending('wine'), after100ms],
      [hoverBesideKeyboard, hovered, nothing],
      // A reflex click (behaviour M4).
      [press('bread', 1349), pressed, nothing],
      [press('bread', 1350), closedDropdown, because(null, 'press')],
      [press('wine', 1349), opened('wine'), because('wine', 'press')],
      [hydrated, hovered, nothing],
      [leave, hovered, nothing],
      [timerElapsed, hovered, nothing],
      [backdrop, closedDropdown, because(null, 'backdrop')],
      [backdropBesideKeyboard, hovered, nothing],
      [dismiss, closedDropdown, because(null, 'escape')],
    ],
  ],
  'opened by a press': [
    pressed,
    [
      [hover('bread'), pressed, nothing],
      [hover('wine'), { ...pressed, pending: 'wine' }, after100ms],
      [hoverBesideKeyboard, pressed, nothing],
      [press('bread'), closedDropdown, because(null, 'press')],
      [press('wine'), opened('wine'), because('wine', 'press')],
      [hydrated, pressed, nothing],
      [leave, pressed, nothing],
      [timerElapsed, pressed, nothing],
      [backdrop, closedDropdown, because(null, 'backdrop')],
      [backdropBesideKeyboard, pressed, nothing],
      [dismiss, closedDropdown, because(null, 'escape')],
    ],
  ],
  'about to switch': [
    switching,
    [
      [timerElapsed, opened('wine', 2000), because('wine', 'hover')],
      [hover('bread'), hovered, nothing],
      [hover('cheese'), pending('cheese'), after100ms],
      [hoverBesideKeyboard, hovered, nothing],
      [press('bread', 1349), pressed, nothing],
      [press('bread', 1350), closedDropdown, because(null, 'press')],
      [press('wine'), opened('wine'), because('wine', 'press')],
      [hydrated, hovered, nothing],
      [leave, hovered, nothing],
      [backdrop, closedDropdown, because(null, 'backdrop')],
      [backdropBesideKeyboard, hovered, nothing],
      [dismiss, closedDropdown, because(null, 'escape')],
    ],
  ],
};

describe.each(Object.entries(rows))('a menu that is %s', (_, [state, all]) => {
  it.each(all)('follows its rules on %o', (event, next, effects) => {
    expect(stepDropdown(state, event)).toEqual({ state: next, effects });
  });
});

describe('a dismissal', () => {
  it.each(['escape', 'blur', 'outside', 'navigate', 'other'] as const)(
    'passes on its reason: %s',
    (reason) => {
      const { effects } = stepDropdown(pressed, { type: 'dismiss', reason });
      expect(effects).toEqual(because(null, reason));
    },
  );
});

it('reflexClickMs changes or disables the guard against reflex clicks', () => {
  const clickAfter = (ms: number, reflexClickMs: number) =>
    stepDropdown(hovered, press('bread', 1000 + ms), { reflexClickMs }).state;
  expect(clickAfter(0, 0)).toEqual(closedDropdown);
  expect(clickAfter(0, 1)).toEqual(pressed);
  expect(clickAfter(1, 1)).toEqual(closedDropdown);
});
