import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import type * as Loaders from '../../src/browser/loader';
import type * as Stores from '../../src/browser/store';
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

/** The account menu's file. Each test decides when it arrives. */
const chunk = vi.hoisted(() => ({
  arrive: () => {},
  prepare: () => Promise.resolve(),
}));
vi.mock('../../src/browser/loader', async (original) => {
  const { createLoader } = await original<typeof Loaders>();
  const { createStore } = await vi.importActual<typeof Stores>(
    '../../src/browser/store',
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

/** Synchronous, so that the menu is there for the next action. */
const arrive = () => flushSync(chunk.arrive);

const field = () => page.getByRole('textbox', { name: 'Search' });
const heading = () => page.getByRole('heading', { name: 'A page' });
const avatarElement = () =>
  page.getByLabelText('Account information').element() as HTMLElement;

beforeEach(() => chunk.prepare());

/**
 * A logged-in visitor's page with a text field, before the account menu's file
 * has loaded.
 */
async function showWaiting() {
  const onOpenChange = vi.fn();
  await showAlone({ onOpenChange }, <input aria-label="Search" />);
  await expect.element(avatarLink()).toBeVisible();
  const followed = vi.fn();
  // Runs after the listeners of the page and of React.
  const follow = (event: MouseEvent) => {
    const isLink = (event.target as Element).closest('a') !== null;
    if (isLink && !event.defaultPrevented) followed();
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  return {
    /** The calls of `onOpenChange`, and how often a link was followed. */
    async result() {
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
const doNothing = () => {};

interface Row {
  before?: () => unknown;
  after?: () => unknown;
  result: typeof nothing | ReturnType<typeof openedBy>;
  chromiumOnly?: boolean;
}

const rows: Record<string, Row> = {
  'follows the link for a click just before': {
    before: clickWith({}),
    result: followedOnce,
  },
  'opens once for a click just after': {
    after: clickWith({}),
    result: openedBy('press'),
  },
  'opens once for a press that begins before and ends after': {
    async before() {
      await moveTo(centre(avatarElement()));
      await holdAt(centre(avatarElement()));
    },
    after: () => releaseAt(centre(avatarElement())),
    result: openedBy('hover'),
    chromiumOnly: true,
  },
};

describe('the account menu, while its file loads,', () => {
  for (const [title, row] of Object.entries(rows)) {
    const { before = doNothing, after = doNothing } = row;
    it.skipIf(row.chromiumOnly && server.browser !== 'chromium')(
      title,
      async () => {
        const { result } = await showWaiting();
        await before();
        arrive();
        await after();
        await (row.result.changes.length
          ? expectMenuOpen()
          : expectMenuClosed());
        expect(await result()).toEqual(row.result);
      },
    );
  }

  it('opens once for a hover from before that continues', async () => {
    const { result } = await showWaiting();
    await userEvent.hover(avatarLink());
    arrive();
    await expectMenuOpen();
    await userEvent.hover(avatar(), { position: { x: 4, y: 16 } });
    await userEvent.hover(avatar(), { position: { x: 24, y: 16 } });
    await expectMenuOpen();
    expect(await result()).toEqual(openedBy('hover'));
    expect(document.activeElement).toBe(document.body);
  });

  it('stays closed, keeps focus on the avatar, and Tab moves on', async () => {
    const { result } = await showWaiting();
    await tabToLink();
    const element = avatarElement();
    arrive();
    await expectMenuClosed();
    expect(document.activeElement).toBe(element);
    await userEvent.tab();
    await expectFocusOn(field());
    await userEvent.tab({ shift: true });
    await expectFocusOn(avatar());
    expect(await result()).toEqual(nothing);
  });

  it.each<[string, () => unknown, string]>([
    ['Enter', () => userEvent.keyboard('{Enter}'), 'Account Dashboard'],
    ['ArrowUp', () => userEvent.keyboard('{ArrowUp}'), 'Log Out'],
    ['a screen reader’s click', clickByScreenReader, 'Account Dashboard'],
  ])(
    'opens once and receives focus for %s just after',
    async (_, press, entry) => {
      const { result } = await showWaiting();
      await tabToLink();
      arrive();
      await press();
      await expectFocusOn(item(entry));
      expect(await result()).toEqual(openedBy('key'));
    },
  );

  it('leaves what is typed in the field, even with the pointer on the avatar', async () => {
    const { result } = await showWaiting();
    await userEvent.click(field());
    await userEvent.hover(avatarLink());
    await userEvent.keyboard('he');
    arrive();
    await userEvent.keyboard('llo');
    await expectMenuOpen();
    await expect.element(field()).toHaveValue('hello');
    await expectFocusOn(field());
    expect(await result()).toEqual(openedBy('hover'));
  });
});
