import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_TIMES,
  atRest,
  MENU_TIMES,
  readHover,
  stepHover,
  type HoverEvent,
  type HoverOptions,
  type HoverState,
  type HoverStep,
} from '../../src/ui/open/hoverMenu';

const bar = readHover(undefined, MENU_TIMES);
const account = readHover(undefined, ACCOUNT_TIMES);

const hovered: HoverState = { hoveredAt: 1000, pending: null };
const pending = (open: string | null, state = atRest) => ({
  ...state,
  pending: { open },
});

const hover = (item: string): HoverEvent => ({
  type: 'hover',
  item,
  at: 2000,
  keyboardFocus: false,
});
const hoverBesideKeyboard: HoverEvent = {
  type: 'hover',
  item: 'wine',
  at: 2000,
  keyboardFocus: true,
};
const press = (item: string, at = 2000, pen = false): HoverEvent => ({
  type: 'press',
  item,
  at,
  pen,
});
const tapByPen = press('bread', 60_000, true);
const aim: HoverEvent = { type: 'aim' };
const leave: HoverEvent = { type: 'leave', keyboardFocus: false };
const leaveWithKeyboard: HoverEvent = { type: 'leave', keyboardFocus: true };
const focus: HoverEvent = { type: 'focus' };
const hydrated: HoverEvent = { type: 'hydrated', item: 'wine', at: 2000 };
const timerElapsed: HoverEvent = { type: 'timerElapsed', at: 2000 };

/** It stays as it is, and no timer runs. */
const stays = (state: HoverState): HoverStep => ({ state });
const keepsTimer = (state: HoverState): HoverStep => ({ state, delay: 'kept' });
const waits = (
  open: string | null,
  delay: number,
  state = atRest,
): HoverStep => ({ state: pending(open, state), delay });
const changes = (
  open: string | null,
  reason: NonNullable<HoverStep['change']>['reason'],
  hoveredAt: number | null = null,
): HoverStep => ({
  state: { hoveredAt, pending: null },
  change: { open, reason },
});

type Row = [event: HoverEvent, step: HoverStep];

/** What is the same whatever is about to happen. */
const ofNothing: Row[] = [
  [hoverBesideKeyboard, stays(atRest)],
  [press('wine'), changes('wine', 'press')],
  [hydrated, changes('wine', 'hydration', 2000)],
  [leave, stays(atRest)],
  [leaveWithKeyboard, stays(atRest)],
  [focus, stays(atRest)],
];
const ofBread = (state: HoverState): Row[] => [
  [hoverBesideKeyboard, stays(state)],
  [hover('bread'), stays(state)],
  [press('wine'), changes('wine', 'press')],
  [hydrated, stays(state)],
  [leave, waits(null, 300, state)],
  [leaveWithKeyboard, stays(state)],
  [focus, stays(state)],
  [hover('wine'), waits('wine', 100, state)],
];
/** A reflex click does not close what a hover has opened (behaviour M4). */
const ofHoveredBread: Row[] = [
  ...ofBread(hovered),
  [press('bread', 1349), stays(atRest)],
  [press('bread', 1350), changes(null, 'press')],
  [tapByPen, stays(atRest)],
];

type Case = [open: string | null, state: HoverState, rows: Row[]];

// Every combination of state and event. There is no other state.
const cases: Record<string, Case> = {
  'nothing is open': [
    null,
    atRest,
    [
      ...ofNothing,
      [hover('wine'), waits('wine', 60)],
      [aim, keepsTimer(atRest)],
      [timerElapsed, stays(atRest)],
    ],
  ],
  'an entry is about to open': [
    null,
    pending('wine'),
    [
      ...ofNothing,
      [hover('cheese'), waits('cheese', 60)],
      [aim, keepsTimer(pending('wine'))],
      [timerElapsed, changes('wine', 'hover', 2000)],
    ],
  ],
  'a hover has opened one': [
    'bread',
    hovered,
    [
      ...ofHoveredBread,
      [aim, keepsTimer(hovered)],
      [timerElapsed, stays(hovered)],
    ],
  ],
  'a press has opened one': [
    'bread',
    atRest,
    [
      ...ofBread(atRest),
      [press('bread'), changes(null, 'press')],
      [tapByPen, changes(null, 'press')],
      [aim, keepsTimer(atRest)],
      [timerElapsed, stays(atRest)],
    ],
  ],
  'one is about to replace another': [
    'bread',
    pending('wine', hovered),
    [
      ...ofHoveredBread,
      [hover('cheese'), waits('cheese', 100, hovered)],
      [aim, { state: pending('wine', hovered), delay: 100 }],
      [timerElapsed, changes('wine', 'hover', 2000)],
    ],
  ],
  'one is about to close': [
    'bread',
    pending(null, hovered),
    [
      ...ofHoveredBread,
      [aim, keepsTimer(pending(null, hovered))],
      [timerElapsed, changes(null, 'leave')],
    ],
  ],
};

describe.each(Object.entries(cases))('while %s', (_, [open, state, rows]) => {
  it.each(rows)(
    'rules M1 to M6 decide what %o opens or closes',
    (event, step) => {
      expect(stepHover(open, state, event, bar)).toEqual(step);
    },
  );
});

describe('the account menu', () => {
  it.each<[HoverEvent, string | null, HoverState, HoverStep]>([
    [hover('bread'), null, atRest, changes('bread', 'hover', 2000)],
    [leave, 'bread', hovered, waits(null, 100, hovered)],
    // It has not been rendered yet.
    [leave, null, hovered, waits(null, 100, hovered)],
    [timerElapsed, 'bread', pending(null, hovered), changes(null, 'leave')],
  ])('opens at once and closes soon: %o', (event, open, state, step) => {
    expect(stepHover(open, state, event, account)).toEqual(step);
  });
});

it('the literal reading opens on a hover at once, switches after 100 ms, and does not close on leaving', () => {
  const step = (open: string | null, state: HoverState, event: HoverEvent) =>
    stepHover(open, state, event, readHover('literal', MENU_TIMES));
  expect(step(null, atRest, hover('wine'))).toEqual(
    changes('wine', 'hover', 2000),
  );
  expect(step('bread', hovered, hover('wine'))).toEqual(
    waits('wine', 100, hovered),
  );
  const switching = pending('wine', hovered);
  expect(step('bread', switching, aim)).toEqual(keepsTimer(switching));
  expect(step('bread', hovered, leave)).toEqual(waits(null, Infinity, hovered));
  expect(step('bread', hovered, press('bread', 1000))).toEqual(
    changes(null, 'press'),
  );
});

it('the literal reading of the account menu closes it at once on leaving and on a click', () => {
  const literal = readHover('literal', ACCOUNT_TIMES);
  expect(literal).toMatchObject({ open: 0, leave: 0, reflex: 0 });
});

it.each<[unknown, Partial<HoverOptions>]>([
  [
    { open: 0, leave: Infinity },
    { open: 0, leave: Infinity },
  ],
  [{ open: undefined, switch: 0 }, { switch: 0 }],
  [{ open: -1, switch: NaN, leave: '9', reflex: null }, {}],
  [null, {}],
  [true, {}],
  ['quick', {}],
])('%o keeps the defaults of what is no time', (given, times) => {
  const read = readHover(given as HoverOptions, MENU_TIMES);
  expect(read).toEqual({ ...bar, ...times });
});

it('the guard against reflex clicks can have another time, or none', () => {
  const clickAfter = (ms: number, reflex: number, pen = false) =>
    stepHover('bread', hovered, press('bread', 1000 + ms, pen), {
      ...bar,
      reflex,
    });
  expect(clickAfter(0, 0)).toEqual(changes(null, 'press'));
  expect(clickAfter(0, 1)).toEqual(stays(atRest));
  expect(clickAfter(1, 1)).toEqual(changes(null, 'press'));
  expect(clickAfter(0, 0, true)).toEqual(changes(null, 'press'));
});
