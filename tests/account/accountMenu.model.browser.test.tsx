import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import {
  expectMenuClosed,
  NAME,
  openAloneByKey,
  pageWith,
  showToMember,
  site,
} from './accountMenuParts';
import {
  AFTER,
  AVATAR,
  BEFORE,
  ExpectedAvatar,
  items,
  places,
  type Place,
} from './expectedAccountMenuPage';
import {
  centre,
  clickAt,
  moveTo,
  pressKey,
  type Key,
  type Point,
} from '../browser/input';

const SECOND = 1000;

type Points = Record<Place, Point>;
type Command = fc.AsyncCommand<ExpectedAvatar, Points>;

interface Deed {
  name: string;
  /** Whether it can be done, and it is known what must follow. */
  can?(model: Readonly<ExpectedAvatar>): boolean;
  act(points: Points): unknown;
  expect(model: ExpectedAvatar, keyboardFocus: boolean): void;
}

function command(deed: Deed): Command {
  return {
    check: (model) => deed.can?.(model) ?? true,
    async run(model, points) {
      // Whether the focus is the keyboard's, the browser alone can say.
      const keyboardFocus = document.activeElement!.matches(':focus-visible');
      await deed.act(points);
      await drawn();
      deed.expect(model, keyboardFocus);
      expect(seen()).toEqual(expected(model));
    },
    toString: () => deed.name,
  };
}

const place = fc.constantFrom(...places, AVATAR, AVATAR);

const moves = place.map((to) =>
  command({
    name: `move to ${to}`,
    act: (points) => moveTo(points[to]!),
    expect: (model, keyboardFocus) => model.move(to, keyboardFocus),
  }),
);

const clicks = place.map((on) =>
  command({
    name: `click on ${on}`,
    act: (points) => clickAt(points[on]!),
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

const arrows = (['ArrowDown', 'ArrowUp', 'Home', 'End'] as const).map((name) =>
  key(name, (model) => model.arrow(name)),
);

const otherKeys = fc.constantFrom(
  ...arrows,
  key('Escape', (model) => model.escape()),
  key('Enter', (model) => model.enter()),
  key(' ', (model) => model.enter()),
);

const waits = fc.constantFrom(1, 99, 100, 400).map((ms) =>
  command({
    name: `wait ${ms} ms`,
    act: () => vi.advanceTimersByTime(ms),
    expect: (model) => model.pass(ms),
  }),
);

function key(name: Key, expect: Deed['expect']) {
  return command({ name, act: () => pressKey(name), expect });
}

const commands = fc.commands(
  [moves, moves, clicks, tabs, otherKeys, otherKeys, otherKeys, waits],
  { maxCommands: 12, size: 'max' },
);

const menu = () => screen.queryByRole('menu');

/** What a visitor, with or without a screen reader, takes for the state of it. */
function seen() {
  const focused = document.activeElement as HTMLElement;
  return {
    expanded: avatarElement().ariaExpanded === 'true',
    visible: menu() !== null,
    focus: nameOf(focused),
  };
}

function expected({ open, focus }: ExpectedAvatar) {
  return { expanded: open, visible: open, focus };
}

function nameOf(element: HTMLElement): string | null {
  if (element === document.body) return null;
  if (element === avatarElement()) return AVATAR;
  return element === menu() ? 'card' : element.textContent;
}

const avatarElement = () => screen.getByLabelText(NAME, { selector: 'a' });

/** Two frames: in the first one is drawn, in the second the pointer has noticed. */
async function drawn() {
  // Radix moves the focus in a timer of 0 ms.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

const stop = (name: string) => (
  <button style={{ position: 'absolute', left: name === BEFORE ? 100 : 700 }}>
    {name}
  </button>
);

async function showBetweenButtons(reflexClickMs: number): Promise<Points> {
  await showToMember(
    pageWith(
      <div style={{ paddingLeft: 400 }}>
        {stop(BEFORE)}
        <LintelProvider tracking={false}>
          <AccountMenu site={site} reflexClickMs={reflexClickMs} />
        </LintelProvider>
        {stop(AFTER)}
      </div>,
    ),
  );
  stayOnPage();
  // Arrow keys would move it under the pointer.
  document.documentElement.style.overflow = 'hidden';
  // What moves in is not where it will be.
  document.documentElement.dataset.lintelStill = '';
  await openAloneByKey();
  const points = pointsOf();
  await page.getByRole('heading').click();
  await expectMenuClosed();
  // The grace passes when a test says so. Everything else is real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return points;
}

/** Before the menu hears of it, as its Log Out leads away by itself. */
function stayOnPage() {
  const prevent = (event: Event) => {
    if ((event.target as Element).closest('[role="menuitem"]')) {
      event.preventDefault();
    }
  };
  page.getByRole('main').element().addEventListener('click', prevent, true);
}

function pointsOf(): Points {
  const avatar = centre(avatarElement());
  const { top } = menu()!.getBoundingClientRect();
  const [dashboard, domains, logOut] = items.map((name) =>
    centre(screen.getByText(name)),
  );
  return {
    [BEFORE]: centre(screen.getByText(BEFORE)),
    [AVATAR]: avatar,
    gap: { x: avatar.x, y: top - 3 },
    card: centre(screen.getByText('Ada Lovelace')),
    'Account Dashboard': dashboard!,
    Domains: domains!,
    'Log Out': logOut!,
    page: { x: innerWidth / 2, y: innerHeight - 20 },
  };
}

/** As at first: nothing open, the pointer on the page, the keyboard before the avatar. */
async function startAgain(points: Points) {
  await moveTo(points.page!);
  await pressKey('Escape');
  screen.getByText(BEFORE).focus();
  await drawn();
}

afterEach(() => {
  vi.useRealTimers();
});

describe.runIf(server.browser === 'chromium')(
  'whatever a member does with a real mouse and keyboard',
  () => {
    it.each([
      ['the click that comes with a hover spared', 60 * SECOND],
      ['every click counting', 0],
    ])(
      'the account menu agrees with the specification, %s',
      async (_, reflexClickMs) => {
        const points = await showBetweenButtons(reflexClickMs);
        const property = fc
          .asyncProperty(commands, async (todo) => {
            const model = new ExpectedAvatar({ reflexClickMs });
            await fc.asyncModelRun(() => ({ model, real: points }), todo);
          })
          .beforeEach(() => startAgain(points));
        await fc.assert(property, { numRuns: 150 });
      },
      600 * SECOND,
    );
  },
);
