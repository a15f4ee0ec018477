import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import type * as Loaders from '../../src/core/machine/loader';
import type * as Stores from '../../src/core/machine/store';
import {
  avatar,
  avatarLink,
  expectMenuClosed,
  expectMenuOpen,
  item,
  showAlone,
} from './accountMenuParts';
import { drawn } from '../browser/clock';
import { expectFocusOn } from '../header/headerParts';
import { centre, holdAt, moveTo, releaseAt } from '../browser/input';
import { lift, touch } from '../browser/tap';

/** The account menu's file: it arrives when a test says so, in each test anew. */
const chunk = vi.hoisted(() => ({
  arrive: () => {},
  prepare: () => Promise.resolve(),
}));
vi.mock('../../src/core/machine/loader', async (original) => {
  const { createLoader } = await original<typeof Loaders>();
  const { createStore } = await vi.importActual<typeof Stores>(
    '../../src/core/machine/store',
  );
  const createHeldLoader: typeof createLoader = (part, load) => {
    if (part !== 'account menu') return createLoader(part, load);
    type Part = Awaited<ReturnType<typeof load>>;
    const store = createStore<Part | null>(null);
    chunk.prepare = async () => {
      const loaded = await load();
      store.set(null);
      chunk.arrive = () => store.set(loaded);
    };
    return { get: store.get, subscribe: store.subscribe, load: () => {} };
  };
  return { createLoader: createHeldLoader };
});

/** At once: what a visitor does next finds the menu there. */
const arrive = () => flushSync(chunk.arrive);

const field = () => page.getByRole('textbox', { name: 'Search' });
const heading = () => page.getByRole('heading', { name: 'A page' });
const avatarElement = () =>
  page.getByLabelText('Account information').element() as HTMLElement;

beforeEach(() => chunk.prepare());

/** A member's page between two fields, before the account menu's file has come. */
async function showWaiting() {
  const onOpenChange = vi.fn();
  await showAlone({ onOpenChange }, <input aria-label="Search" />);
  await expect.element(avatarLink()).toBeVisible();
  const followed = vi.fn();
  // After the page's own listeners, and React's.
  const follow = (event: MouseEvent) => {
    const isLink = (event.target as Element).closest('a') !== null;
    if (isLink && !event.defaultPrevented) followed();
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  return {
    /** Each opening and closing that the page was told of, and how often a link was followed. */
    async told() {
      await drawn();
      return {
        changes: onOpenChange.mock.calls.map(([open, { reason }]) => [
          open,
          reason,
        ]),
        followed: followed.mock.calls.length,
      };
    },
  };
}

const nothing = { changes: [], followed: 0 };
const followedOnce = { changes: [], followed: 1 };
const openedBy = (reason: string) => ({
  changes: [[true, reason]],
  followed: 0,
});

async function tabToLink() {
  await userEvent.click(heading());
  await userEvent.tab();
  await expectFocusOn(avatarLink());
}

const clickWith = (init: MouseEventInit) => () =>
  fireEvent.click(avatarElement(), { detail: 1, ...init });
const clickByScreenReader = () => avatarElement().click();
const neverMind = () => {};

interface Row {
  before?: () => unknown;
  after?: () => unknown;
  told: typeof nothing | ReturnType<typeof openedBy>;
  chromiumOnly?: boolean;
}

const rows: Record<string, Row> = {
  'a hover that is over opens nothing': {
    async before() {
      await userEvent.hover(avatarLink());
      await userEvent.hover(heading());
    },
    told: nothing,
  },
  'a click right before follows the link': {
    before: clickWith({}),
    told: followedOnce,
  },
  'a click right after opens it once': {
    after: clickWith({}),
    told: openedBy('press'),
  },
  'clicks with Ctrl or Cmd follow the link before and after': {
    before: clickWith({ ctrlKey: true }),
    after: clickWith({ metaKey: true }),
    told: { changes: [], followed: 2 },
  },
  'a press that begins before and ends after opens it once': {
    async before() {
      await moveTo(centre(avatarElement()));
      await holdAt(centre(avatarElement()));
    },
    after: () => releaseAt(centre(avatarElement())),
    told: openedBy('hover'),
    chromiumOnly: true,
  },
  'a screen reader’s click right before follows the link': {
    before: clickByScreenReader,
    told: followedOnce,
  },
  'a screen reader’s click with the pointer on the avatar closes nothing': {
    before: () => userEvent.hover(avatarLink()),
    after: clickByScreenReader,
    told: openedBy('hover'),
  },
  'an Enter that is released after follows the link, and nothing else': {
    async before() {
      await tabToLink();
      await userEvent.keyboard('{Enter>}');
    },
    after: () => userEvent.keyboard('{/Enter}'),
    told: followedOnce,
  },
  'a letter that is typed on the avatar opens nothing': {
    async before() {
      avatarElement().focus();
      await userEvent.keyboard('d');
    },
    after: () => userEvent.keyboard('d'),
    told: nothing,
  },
};

describe('while the account menu arrives', () => {
  for (const [title, row] of Object.entries(rows)) {
    const { before = neverMind, after = neverMind } = row;
    it.skipIf(row.chromiumOnly && server.browser !== 'chromium')(
      title,
      async () => {
        const { told } = await showWaiting();
        await before();
        arrive();
        await after();
        await (row.told.changes.length ? expectMenuOpen() : expectMenuClosed());
        expect(await told()).toEqual(row.told);
      },
    );
  }

  it('a hover from before opens it once, also where it goes on', async () => {
    const { told } = await showWaiting();
    await userEvent.hover(avatarLink());
    arrive();
    await expectMenuOpen();
    await userEvent.hover(avatar(), { position: { x: 4, y: 16 } });
    await userEvent.hover(avatar(), { position: { x: 24, y: 16 } });
    await expectMenuOpen();
    expect(await told()).toEqual(openedBy('hover'));
    expect(document.activeElement).toBe(document.body);
  });

  it.runIf(server.browser === 'chromium')(
    'a finger, put down before and lifted after, opens it once',
    async () => {
      const { told } = await showWaiting();
      await touch(avatarElement());
      arrive();
      await lift();
      await expectMenuOpen();
      const { changes, followed } = await told();
      expect(changes).toHaveLength(1);
      expect(followed).toBe(0);
    },
  );

  it('the keyboard’s focus stays on the avatar, nothing opens, and Tab goes on', async () => {
    const { told } = await showWaiting();
    await tabToLink();
    const element = avatarElement();
    arrive();
    await expectMenuClosed();
    expect(document.activeElement).toBe(element);
    await userEvent.tab();
    await expectFocusOn(field());
    await userEvent.tab({ shift: true });
    await expectFocusOn(avatar());
    expect(await told()).toEqual(nothing);
  });

  it.each<[string, () => unknown, string]>([
    ['Enter', () => userEvent.keyboard('{Enter}'), 'Account Dashboard'],
    ['ArrowUp', () => userEvent.keyboard('{ArrowUp}'), 'Log Out'],
    ['Enter and a letter', () => userEvent.keyboard('{Enter}l'), 'Log Out'],
    ['a screen reader’s click', clickByScreenReader, 'Account Dashboard'],
  ])('%s right after enters it once', async (_, press, entry) => {
    const { told } = await showWaiting();
    await tabToLink();
    arrive();
    await press();
    await expectFocusOn(item(entry));
    expect(await told()).toEqual(openedBy('key'));
  });

  it('what is typed in a field stays there, also with the pointer on the avatar', async () => {
    const { told } = await showWaiting();
    await userEvent.click(field());
    await userEvent.hover(avatarLink());
    await userEvent.keyboard('he');
    arrive();
    await userEvent.keyboard('llo');
    await expectMenuOpen();
    await expect.element(field()).toHaveValue('hello');
    await expectFocusOn(field());
    expect(await told()).toEqual(openedBy('hover'));
  });
});
