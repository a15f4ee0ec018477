import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { clickAt, moveTo, pressKey, type Key } from '../browser/input';
import {
  isReady,
  places,
  pointOf,
  seen,
  showParts,
  type Place,
} from './openPartsPage';

type Shown = Awaited<ReturnType<typeof showParts>>;

interface Deed {
  name: string;
  act(shown: Shown): unknown;
  /** Whether it may take the focus off everything. */
  mayBlur?: boolean;
}

const place = fc.constantFrom<Place>(
  'page',
  ...(Object.keys(places) as Place[]),
);

const moves = place.map((to): Deed => ({
  name: `move to ${to}`,
  act: () => atPoint(to, moveTo),
}));

const clicks = place.map((on): Deed => ({
  name: `click on ${on}`,
  act: () => atPoint(on, clickAt),
  // Beside everything that can have it.
  mayBlur: on === 'page',
}));

const keys = fc
  .constantFrom<Key>(
    'Tab',
    'Enter',
    ' ',
    'Escape',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
  )
  .map((key): Deed => ({ name: key, act: () => press(key) }));

const tabs = fc.boolean().map((shift): Deed => ({
  name: shift ? 'Shift+Tab' : 'Tab',
  act: () => press('Tab', shift),
}));

const waits = fc.constantFrom(99, 100, 400).map((ms): Deed => ({
  name: `wait ${ms} ms`,
  act: () => vi.advanceTimersByTime(ms),
}));

const absence = fc.constant<Deed>({
  name: 'the header leaves, and comes anew',
  async act({ setHeader }) {
    setHeader(false);
    expect(seen()).toMatchObject({
      isDrawerOpen: false,
      isBodyMarked: false,
      isPageStill: false,
    });
    setHeader(true);
    await settled();
  },
  mayBlur: true,
});

const deeds = fc
  .array(
    fc.oneof(
      { arbitrary: moves, weight: 4 },
      { arbitrary: clicks, weight: 5 },
      { arbitrary: keys, weight: 4 },
      { arbitrary: tabs, weight: 3 },
      { arbitrary: waits, weight: 1 },
      { arbitrary: absence, weight: 1 },
    ),
    { minLength: 4, maxLength: 12, size: 'max' },
  )
  .map((todo) =>
    Object.assign(todo, {
      toString: () => todo.map(({ name }) => name).join(', '),
    }),
  );

/** Where that is in sight; not on what would end the test. */
async function atPoint(at: Place, act: typeof clickAt): Promise<void> {
  const point = pointOf(at);
  if (!point || leavesPage(document.elementFromPoint(point.x, point.y))) return;
  await act(point);
}

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

async function perform(shown: Shown, { act, mayBlur }: Deed): Promise<void> {
  const hadFocus = document.activeElement !== document.body;
  await act(shown);
  vi.advanceTimersByTime(1);
  await settled();
  const now = seen();
  expect(now).toEqual({
    isAtMostOneOpen: true,
    open: now.open,
    isDrawerOpen: now.isDrawerOpen,
    isListOpen: now.isListOpen,
    isBodyMarked: now.isDrawerOpen || now.isListOpen,
    isPageStill: now.isDrawerOpen,
    isHeaderMarked: now.isDrawerOpen,
    isFocusVisible: true,
  });
  if (now.open > 0 || now.isListOpen) opened += 1;
  if (hadFocus && !mayBlur) {
    expect(document.activeElement).not.toBe(document.body);
  }
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
  await settled();
}

/** Whatever a member does, one part is open at the most, the focus is never lost, and the page is as before. */
export async function agrees(
  width: number,
  height: number,
  numRuns: number,
): Promise<void> {
  const shown = await showParts(width, height);
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
