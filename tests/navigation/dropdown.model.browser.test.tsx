import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from 'vitest/browser';
import {
  disclosures,
  ExpectedHeader,
  languages,
  menus,
  navigation,
  places,
  stops,
} from '../header/expectedHeader';
import { stayOnPage } from '../header/headerParts';
import {
  clickAt,
  moveTo,
  pressKey,
  type Key,
  type Point,
} from '../browser/input';
import { showHeader } from '../header/showHeader';

const SECOND = 1000;

/** The header's parts: asked for once, as asking by role takes long. */
interface Shown {
  elements: ReadonlyMap<string, HTMLElement>;
  points: ReadonlyMap<string, Point>;
}

type Command = fc.AsyncCommand<ExpectedHeader, Shown>;

interface Deed {
  name: string;
  /** Whether it can be done, and it is known what must follow. */
  can?(model: Readonly<ExpectedHeader>): boolean;
  act(shown: Shown): unknown;
  expect(model: ExpectedHeader, keyboardFocus: boolean): void;
}

function command(deed: Deed): Command {
  return {
    check: (model) => deed.can?.(model) ?? true,
    async run(model, shown) {
      // Whether the focus is the keyboard's, the browser alone can say.
      const keyboardFocus = document.activeElement!.matches(':focus-visible');
      await drawnAfter(shown, () => deed.act(shown));
      deed.expect(model, keyboardFocus);
      expect(seen(shown)).toEqual(expected(model));
    },
    toString: () => deed.name,
  };
}

const place = fc.constantFrom(...places, ...menus);

const moves = place.map((to) =>
  command({
    name: `move to ${to}`,
    act: ({ points }) => moveTo(points.get(to)!),
    expect: (model, keyboardFocus) => model.move(to, keyboardFocus),
  }),
);

const clicks = place.map((on) =>
  command({
    name: `click on ${on}`,
    async act(shown) {
      const point = shown.points.get(on)!;
      // The backdrop may close, and then it is the page that is clicked.
      if (on === 'page') await drawnAfter(shown, () => moveTo(point));
      await clickAt(point);
    },
    expect: (model, keyboardFocus) => model.click(on, keyboardFocus),
  }),
);

const tabs = fc.constantFrom(1 as const, -1 as const).map((by) =>
  command({
    name: by === 1 ? 'Tab' : 'Shift+Tab',
    can: (model) => model.canTab(by),
    act: () => pressKey('Tab', { shift: by === -1 }),
    expect: (model) => model.tab(by),
  }),
);

const otherKeys = fc.constantFrom(
  key('Escape', (model) => model.escape()),
  key('ArrowRight', (model) => model.arrow(1)),
  key('ArrowLeft', (model) => model.arrow(-1)),
  key('ArrowDown', (model) => model.arrowDown()),
  key(
    'Enter',
    (model) => model.enter(),
    (model) => model.canPressEnter(),
  ),
  key(
    ' ',
    (model) => model.enter(),
    (model) => model.canPressSpace(),
  ),
);

const waits = fc.constantFrom(1, 99, 100, 400).map((ms) =>
  command({
    name: `wait ${ms} ms`,
    act: () => vi.advanceTimersByTime(ms),
    expect: (model) => model.pass(ms),
  }),
);

function key(name: Key, expect: Deed['expect'], can?: Deed['can']) {
  return command({ name, can, act: () => pressKey(name), expect });
}

const commands = fc.commands(
  [moves, moves, clicks, tabs, tabs, otherKeys, otherKeys, waits],
  { maxCommands: 12, size: 'max' },
);

/** What a visitor, with or without a screen reader, takes for the state of the header. */
function seen({ elements }: Shown) {
  const focused = document.activeElement!;
  const names = [...elements.keys()];
  return {
    expanded: expanded(elements),
    visible: Object.keys(disclosures).filter((name) =>
      disclosures[name]!.every((link) => isVisible(elements.get(link)!)),
    ),
    focus: names.find((name) => elements.get(name) === focused) ?? null,
    isFocusVisible: isVisible(focused),
  };
}

function expected({ open, focus }: ExpectedHeader) {
  const openMenus = open === null ? [] : [open];
  return {
    expanded: openMenus,
    visible: openMenus,
    focus,
    isFocusVisible: true,
  };
}

function isVisible(element: Element) {
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });
}

function expanded(elements: Shown['elements']) {
  return Object.keys(disclosures).filter(
    (name) => elements.get(name)!.ariaExpanded === 'true',
  );
}

/**
 * Does something, and where that opens or closes a menu, waits until the browser
 * has drawn: only then does it notice that something else is under the pointer
 * now, and that what had focus is no more.
 */
async function drawnAfter({ elements }: Shown, act: () => unknown) {
  const before = expanded(elements).join();
  await act();
  for (const transition of document.getAnimations()) transition.finish();
  if (expanded(elements).join() === before) return;
  document.body.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** After the drawing that follows the frame's callbacks. `setTimeout` stands still. */
function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

async function showShop(reflexClickMs: number): Promise<Shown> {
  const { header } = await showHeader({
    navigation,
    languages,
    reflexClickMs,
    consent: 'denied',
  });
  stayOnPage(header);
  // The delay of the switch passes when a test says so. Everything else is real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const elements = new Map(stops.map((name) => [name, find(name)]));
  const bar = [...elements].map(
    ([name, element]) => [name, centre(element)] as const,
  );
  const points = new Map([
    ...bar,
    ['panel', centre(find('Rolls'))],
    ['page', { x: innerWidth / 2, y: innerHeight - 20 }],
  ] as const);
  return { elements, points };
}

/** By text, as what is hidden has no name. */
function find(text: string): HTMLElement {
  // The page's own language is on its button, and then in the list.
  return screen.getAllByText(text).at(-1)!.closest('a, button')!;
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** As at first: nothing open, the pointer on the page, the keyboard at the logo. */
async function startAgain(shown: Shown) {
  await drawnAfter(shown, async () => {
    await moveTo(shown.points.get('page')!);
    await pressKey('Escape');
    shown.elements.get('Home')!.focus();
  });
}

afterEach(() => {
  vi.useRealTimers();
});

describe.runIf(server.browser === 'chromium')(
  'whatever a visitor does with a real mouse and keyboard',
  () => {
    it.each([
      ['the click that comes with a hover spared', 60 * SECOND],
      ['every click counting', 0],
    ])(
      'the header agrees with the specification, %s',
      async (_, reflexClickMs) => {
        const shown = await showShop(reflexClickMs);
        const property = fc
          .asyncProperty(commands, async (todo) => {
            const model = new ExpectedHeader({ reflexClickMs });
            await fc.asyncModelRun(() => ({ model, real: shown }), todo);
          })
          .beforeEach(() => startAgain(shown));
        await fc.assert(property, { numRuns: 150 });
      },
      600 * SECOND,
    );
  },
);
