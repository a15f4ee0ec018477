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

interface Deed {
  name: string;
  act(shown: Shown): unknown;
  /** What the specification says that follows, from what was there before. */
  check?(before: Look, after: Look): void;
  /** Whether it may take the focus off everything. */
  mayBlur?: boolean;
}

/** In ms; with none, every click counts. */
let reflexClickMs = 0;
/** What the pointer was on before its last move, and is on now. */
let wasOn: Element | null = null;
let isOn: Element | null = null;
/** What it has been moved to by this step: a place that is not in sight is nowhere to go. */
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

const moves = place.map((to): Deed => ({
  name: `move to ${to}`,
  act: () => atPoint(to, moveTo),
  check: expectKept,
}));

const rests = place.map((on): Deed => ({
  name: `rest on ${on}`,
  async act() {
    await atPoint(on, moveTo);
    await settled();
    vi.advanceTimersByTime(100);
  },
  check(before, after) {
    expectKept(before, after);
    // In the plain list of small screens, nothing opens by hover.
    const canHover = !before.isKept && !before.isListOpen;
    if (!canHover || isOn === wasOn || !hit) return;
    if (opensByHover(isOn)) expect(after.expanded).toContain(isOn);
    else if (on === 'page' && !hit.closest('[role="menu"]')) {
      expect(after.expanded.filter(opensByHover)).toEqual([]);
    }
  },
}));

/** Who has the keyboard's focus in what is open keeps both, wherever the pointer goes. */
function expectKept(before: Look, after: Look) {
  if (!before.isKept) return;
  expect(after.expanded).toEqual(before.expanded);
  expect(after.focus).toBe(before.focus);
}

const clicks = place.map((on): Deed => ({
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
      // Otherwise it depends on whether the hover of this very click opened it.
      expect(isOpen).toBe(!wasOpen);
    }
  },
  // Beside everything that can have it.
  mayBlur: on === 'page',
}));

const tabs = fc.boolean().map((shift): Deed => ({
  name: shift ? 'press Shift+Tab' : 'press Tab',
  act: () => press('Tab', shift),
  check: expectFollowsFocus,
}));

/** What the focus leaves closes, and nothing opens by the focus alone. */
function expectFollowsFocus(before: Look, after: Look) {
  if (!before.around) {
    for (const one of after.expanded) expect(before.expanded).toContain(one);
  } else if (after.expanded.some((one) => isAround(one, after.focus))) {
    expect(after.expanded).toEqual(before.expanded);
  } else if (!after.isListOpen) {
    expect(after.expanded).not.toContain(before.around);
  }
}

const enters = fc.constantFrom<Key>('Enter', ' ').map((key): Deed => ({
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

const escape = fc.constant<Deed>({
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
  .map((key): Deed => ({
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

const waits = fc.constantFrom(99, 100, 400).map((ms): Deed => ({
  name: `wait ${ms} ms`,
  act: () => vi.advanceTimersByTime(ms),
  check: expectKept,
}));

const absence = fc.constant<Deed>({
  name: 'the header leaves, and comes again',
  async act({ setHeader }) {
    setHeader(false);
    expect(marks()).toEqual({ isBodyMarked: false, isPageStill: false });
    setHeader(true);
    await settled();
    // Where the pointer has not moved, nothing has been asked for.
    isOn = buttonAt(elementAt(pointer));
  },
  mayBlur: true,
});

const deeds = fc
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

/** Where that is in sight; not on what would end the test. */
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
  // From there it leads out of the page.
  const isEnd = focused.matches(
    shift ? 'body, [data-lintel="skip-link"]' : 'body, main a',
  );
  if (key !== 'Tab' || !isEnd) await pressKey(key, { shift });
}

/** By a script, which no click's default prevents: Log Out, and a language whose address here is the page's own. */
function leavesPage(element: Element | null): boolean {
  return !!element?.closest(
    '[data-lintel-id="log-out"], [data-lintel="language-list"] a:not([aria-current])',
  );
}

async function perform(shown: Shown, deed: Deed): Promise<void> {
  const before = look();
  hit = null;
  await deed.act(shown);
  vi.advanceTimersByTime(1);
  await settled();
  const after = look();
  expectWhole(after);
  deed.check?.(before, after);
  if (before.focus !== document.body && !deed.mayBlur) {
    expect(after.focus).not.toBe(document.body);
  }
  if (after.drawer && !before.drawer) expect(after.sections).toEqual([]);
  if (after.openParts > 0 || after.isListOpen) opened += 1;
}

/** What is true of the page at any time. */
function expectWhole(now: Look): void {
  expect(now.lying).toEqual([]);
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

/** After how many steps something was open: a test that opens nothing shows nothing. */
let opened = 0;

/** Drawn, with all that moves at its end: only then does the browser notice what is under the pointer now. */
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

/** Does what members do, in any order; after each step the page is as the specification says. */
export async function agrees(
  size: [width: number, height: number],
  numRuns: number,
  reflex = 0,
): Promise<void> {
  reflexClickMs = reflex;
  const shown = await showParts(size, reflex);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened = 0;
  const property = fc
    .asyncProperty(deeds, async (todo) => {
      for (const deed of todo) await perform(shown, deed);
    })
    .beforeEach(() => startAgain(shown));
  try {
    await fc.assert(property, { numRuns });
  } finally {
    vi.useRealTimers();
  }
  expect(opened).toBeGreaterThan(numRuns / 10);
}
