import fc from 'fast-check';
import { expect, vi } from 'vitest';
import {
  clickAt,
  moveTo,
  pressKey,
  type Key,
  type Point,
} from '../browser/input';
import {
  buttonAt,
  isAround,
  isReady,
  isVisible,
  look,
  marks,
  places,
  pointOf,
  showParts,
  type Look,
  type Place,
} from './openPartsPage';

type Shown = Awaited<ReturnType<typeof showParts>>;

interface Step {
  name: string;
  act(shown: Shown): unknown;
  /** Checks the rules for this step, given the page before and after. */
  check?(before: Look, after: Look): void;
  /** Whether focus may move to `<body>`. */
  mayBlur?: boolean;
}

/** In ms. `0`: a click always toggles. */
let reflexClickMs = 0;
/** The buttons under the pointer before and after its last move. */
let wasOn: Element | null = null;
let isOn: Element | null = null;
/**
 * The element that this step moved the pointer to; `null` if the place was not
 * visible.
 */
let hit: Element | null = null;
let pointer: Point | null = null;

const opensByHover = (button: Element | null) =>
  !!button?.matches('[data-item] > button, [data-lintel="avatar"]');
const isIn = (list: readonly Element[], one: Element | null) =>
  !!one && list.includes(one);

const place = fc.constantFrom<Place>(
  'page',
  ...(Object.keys(places) as Place[]),
);

const moves = place.map((to): Step => ({
  name: `move to ${to}`,
  act: () => atPoint(to, moveTo),
  check: expectKept,
}));

const rests = place.map((on): Step => ({
  name: `rest on ${on}`,
  async act() {
    await atPoint(on, moveTo);
    await settled();
    vi.advanceTimersByTime(100);
  },
  check(before, after) {
    expectKept(before, after);
    // In the plain list of small screens, nothing opens on hover.
    const canHover = !before.isKept && !before.isListOpen;
    if (!canHover || isOn === wasOn || !hit) return;
    if (opensByHover(isOn)) expect(after.expanded).toContain(isOn);
    else if (on === 'page' && !hit.closest('[role="menu"]')) {
      expect(after.expanded.filter(opensByHover)).toEqual([]);
    }
  },
}));

/**
 * An open part with keyboard focus stays open and keeps focus, wherever the
 * pointer moves (behaviour M6).
 */
function expectKept(before: Look, after: Look) {
  if (!before.isKept) return;
  expect(after.expanded).toEqual(before.expanded);
  expect(after.focus).toBe(before.focus);
}

const clicks = place.map((on): Step => ({
  name: `click on ${on}`,
  act: () => atPoint(on, clickAt),
  check(before, after) {
    const button = isOn;
    if (!hit || !button?.isConnected) return;
    const wasOpen = isIn(before.expanded, button);
    const isOpen = isIn(after.expanded, button);
    if (!opensByHover(button) || after.isListOpen) {
      expect(isOpen).toBe(!wasOpen);
    } else if (reflexClickMs > 0 ? !wasOpen : wasOpen) {
      // Otherwise it depends on whether this pointer's hover opened it.
      expect(isOpen).toBe(!wasOpen);
    }
  },
  // A click on the page itself.
  mayBlur: on === 'page',
}));

const tabs = fc.boolean().map((shift): Step => ({
  name: shift ? 'press Shift+Tab' : 'press Tab',
  act: () => press('Tab', shift),
  check: expectFollowsFocus,
}));

/**
 * An open part closes when focus leaves it, and focus alone opens nothing
 * (behaviour M7).
 */
function expectFollowsFocus(before: Look, after: Look) {
  if (!before.around) {
    for (const one of after.expanded) expect(before.expanded).toContain(one);
  } else if (after.expanded.some((one) => isAround(one, after.focus))) {
    expect(after.expanded).toEqual(before.expanded);
  } else if (!after.isListOpen) {
    expect(after.expanded).not.toContain(before.around);
  }
}

const enters = fc.constantFrom<Key>('Enter', ' ').map((key): Step => ({
  name: `press ${key === ' ' ? 'Space' : key}`,
  act: () => press(key),
  check(before, after) {
    const button = buttonAt(before.focus);
    if (button !== before.focus || !button.isConnected) return;
    const wasOpen = isIn(before.expanded, button);
    if (wasOpen && reflexClickMs > 0 && opensByHover(button)) return;
    expect(isIn(after.expanded, button)).toBe(!wasOpen);
  },
}));

const escape = fc.constant<Step>({
  name: 'press Escape',
  act: () => press('Escape'),
  check(before, after) {
    const list = before.expanded.find((one) =>
      one.matches('dialog [data-lintel="language-trigger"]'),
    );
    expect(after.expanded).toEqual(
      list ? before.expanded.filter((one) => one !== list) : [],
    );
    const button = list && before.around === list ? list : before.expanded[0];
    if (before.around && button?.checkVisibility() && !before.drawer) {
      expect(after.focus).toBe(button);
    }
  },
});

const arrows = fc
  .constantFrom<Key>('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight')
  .map((key): Step => ({
    name: `press ${key}`,
    act: () => press(key),
    check(before, after) {
      const isAvatar = before.focus.matches('[data-lintel="avatar"]');
      if (isAvatar && before.focus.ariaHasPopup && /Down|Up/.test(key)) {
        expect(after.expanded).toEqual([before.focus]);
        expect(after.focus.role).toBe('menuitem');
      } else expectFollowsFocus(before, after);
    },
  }));

const waits = fc.constantFrom(99, 100, 400).map((ms): Step => ({
  name: `wait ${ms} ms`,
  act: () => vi.advanceTimersByTime(ms),
  check: expectKept,
}));

const absence = fc.constant<Step>({
  name: 'the header unmounts and mounts again',
  async act({ setHeader }) {
    setHeader(false);
    expect(marks()).toEqual({ isBodyMarked: false, isPageStill: false });
    setHeader(true);
    await settled();
    // The pointer has not moved, so nothing must open.
    isOn = buttonAt(elementAt(pointer));
  },
  mayBlur: true,
});

const steps = fc
  .array(
    fc.oneof(
      { arbitrary: moves, weight: 2 },
      { arbitrary: rests, weight: 2 },
      { arbitrary: clicks, weight: 5 },
      { arbitrary: enters, weight: 3 },
      { arbitrary: escape, weight: 1 },
      { arbitrary: arrows, weight: 2 },
      { arbitrary: tabs, weight: 3 },
      { arbitrary: waits, weight: 1 },
      { arbitrary: absence, weight: 1 },
    ),
    { minLength: 4, maxLength: 12, size: 'max' },
  )
  .map((todo) =>
    Object.assign(todo, {
      [fc.toStringMethod]: () => todo.map(({ name }) => name).join(', '),
    }),
  );

/** Acts on the place if it is visible, and if that does not leave the page. */
async function atPoint(at: Place, act: typeof clickAt): Promise<void> {
  const point = pointOf(at);
  const target = elementAt(point);
  if (!point || !target || leavesPage(target)) return;
  wasOn = isOn;
  isOn = buttonAt(target);
  hit = target;
  pointer = point;
  await act(point);
}

const elementAt = (point: Point | null) =>
  point && document.elementFromPoint(point.x, point.y);

async function press(key: Key, shift = false): Promise<void> {
  const focused = document.activeElement!;
  if ((key === 'Enter' || key === ' ') && leavesPage(focused)) return;
  // The next Tab would move focus out of the page.
  const isEnd = focused.matches(
    shift ? 'body, [data-lintel="skip-link"]' : 'body, main a',
  );
  if (key !== 'Tab' || !isEnd) await pressKey(key, { shift });
}

/**
 * Scripts that leave the page, which `preventDefault` cannot stop: Log Out, and
 * a language link to the page's own address.
 */
function leavesPage(element: Element | null): boolean {
  return !!element?.closest(
    '[data-lintel-id="log-out"], [data-lintel="language-list"] a:not([aria-current])',
  );
}

async function perform(shown: Shown, step: Step): Promise<void> {
  const before = look();
  hit = null;
  await step.act(shown);
  vi.advanceTimersByTime(1);
  await settled();
  const after = look();
  expectInvariants(after);
  step.check?.(before, after);
  if (before.focus !== document.body && !step.mayBlur) {
    expect(after.focus).not.toBe(document.body);
  }
  if (after.drawer && !before.drawer) expect(after.sections).toEqual([]);
  if (after.openParts > 0 || after.isListOpen) opened += 1;
}

/** What must be true after every step. */
function expectInvariants(now: Look): void {
  expect(now.inconsistent).toEqual([]);
  expect(now.openParts).toBeLessThan(2);
  expect(now.sections.length).toBeLessThan(2);
  expect(isVisible(now.focus)).toBe(true);
  expect(marks()).toEqual({
    isBodyMarked: !!now.drawer || now.isListOpen,
    isPageStill: !!now.drawer,
  });
  if (!now.drawer) return;
  expect(now.isHeaderMarked).toBe(true);
  expect(now.drawer.contains(now.focus)).toBe(true);
}

/**
 * The number of steps that left something open. A run without any would prove
 * nothing.
 */
let opened = 0;

/**
 * Finishes animations and waits for a frame, because only then does the browser
 * update what is under the pointer.
 */
async function settled(): Promise<void> {
  do {
    for (const animation of document.getAnimations()) animation.finish();
    await new Promise(requestAnimationFrame);
  } while (!isReady());
}

async function startAgain(shown: Shown): Promise<void> {
  await moveTo(pointOf('page')!);
  shown.setHeader(false);
  shown.setHeader(true);
  await settled();
  await pressKey('Escape');
  await pressKey('Escape');
  (document.activeElement as HTMLElement).blur();
  isOn = pointer = null;
  await settled();
}

/**
 * Performs random actions of a logged-in visitor, and checks the rules after
 * each.
 */
export async function followsRules(
  size: [width: number, height: number],
  numRuns: number,
  reflex = 0,
): Promise<void> {
  reflexClickMs = reflex;
  const shown = await showParts(size, reflex);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened = 0;
  const property = fc
    .asyncProperty(steps, async (todo) => {
      for (const step of todo) await perform(shown, step);
    })
    .beforeEach(() => startAgain(shown));
  try {
    await fc.assert(property, { numRuns });
  } finally {
    vi.useRealTimers();
  }
  expect(opened).toBeGreaterThan(numRuns / 10);
}
