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

describe('while the account menu arrives, a hover', () => {
  it('from before opens it once, also where it goes on', async () => {
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

  it('right after opens it once, and takes no focus', async () => {
    const { told } = await showWaiting();
    await userEvent.click(field());
    arrive();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    expect(await told()).toEqual(openedBy('hover'));
    await expectFocusOn(field());
  });

  it('that is over opens nothing', async () => {
    const { told } = await showWaiting();
    await userEvent.hover(avatarLink());
    await userEvent.hover(heading());
    arrive();
    await expectMenuClosed();
    expect(await told()).toEqual(nothing);
  });
});

describe('while the account menu arrives, a click', () => {
  it('right before follows the link', async () => {
    const { told } = await showWaiting();
    fireEvent.click(avatarElement(), { detail: 1 });
    arrive();
    await expectMenuClosed();
    expect(await told()).toEqual(followedOnce);
  });

  it('right after opens it once', async () => {
    const { told } = await showWaiting();
    arrive();
    fireEvent.click(avatarElement(), { detail: 1 });
    await expectMenuOpen();
    expect(await told()).toEqual(openedBy('press'));
  });

  it('with Ctrl or Cmd follows the link before and after', async () => {
    const { told } = await showWaiting();
    fireEvent.click(avatarElement(), { detail: 1, ctrlKey: true });
    arrive();
    fireEvent.click(avatarElement(), { detail: 1, metaKey: true });
    await expectMenuClosed();
    expect(await told()).toEqual({ changes: [], followed: 2 });
  });

  it.runIf(server.browser === 'chromium')(
    'pressed before and released after opens it once',
    async () => {
      const { told } = await showWaiting();
      const point = centre(avatarElement());
      await moveTo(point);
      await holdAt(point);
      arrive();
      await releaseAt(point);
      await expectMenuOpen();
      expect(await told()).toEqual(openedBy('hover'));
    },
  );

  it.runIf(server.browser === 'chromium')(
    'of a finger, put down before and lifted after, opens it once',
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
});

describe('while the account menu arrives, the keyboard’s focus', () => {
  async function tabToLink() {
    await userEvent.click(heading());
    await userEvent.tab();
    await expectFocusOn(avatarLink());
  }

  it('stays on the avatar, nothing opens, and Tab goes on', async () => {
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

  it.each([
    ['{Enter}', 'Account Dashboard'],
    ['{ArrowUp}', 'Log Out'],
  ])('enters it once by "%s" right after', async (key, entry) => {
    const { told } = await showWaiting();
    await tabToLink();
    arrive();
    await userEvent.keyboard(key);
    await expectFocusOn(item(entry));
    expect(await told()).toEqual(openedBy('key'));
  });

  it('follows nothing by an Enter that is released after', async () => {
    const { told } = await showWaiting();
    await tabToLink();
    await userEvent.keyboard('{Enter>}');
    arrive();
    await userEvent.keyboard('{/Enter}');
    await expectMenuClosed();
    expect(await told()).toEqual(followedOnce);
  });
});

describe('while the account menu arrives, what is typed', () => {
  it('in a field stays there, also with the pointer on the avatar', async () => {
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

  it('on the avatar opens nothing', async () => {
    const { told } = await showWaiting();
    avatarElement().focus();
    await userEvent.keyboard('d');
    arrive();
    await userEvent.keyboard('d');
    await expectMenuClosed();
    await expectFocusOn(avatar());
    expect(await told()).toEqual(nothing);
  });

  it('right after it was entered leads to the item that begins so', async () => {
    const { told } = await showWaiting();
    avatarElement().focus();
    arrive();
    await userEvent.keyboard('{Enter}l');
    await expectFocusOn(item('Log Out'));
    expect(await told()).toEqual(openedBy('key'));
  });
});

describe('while the account menu arrives, a screen reader’s click', () => {
  it('right before follows the link', async () => {
    const { told } = await showWaiting();
    avatarElement().click();
    arrive();
    await expectMenuClosed();
    expect(await told()).toEqual(followedOnce);
  });

  it('right after opens it once, at its first item', async () => {
    const { told } = await showWaiting();
    arrive();
    avatarElement().click();
    await expectFocusOn(item('Account Dashboard'));
    expect(await told()).toEqual(openedBy('key'));
  });

  it('with the pointer on the avatar closes nothing', async () => {
    const { told } = await showWaiting();
    await userEvent.hover(avatarLink());
    arrive();
    avatarElement().click();
    await expectMenuOpen();
    expect(await told()).toEqual(openedBy('hover'));
  });
});
