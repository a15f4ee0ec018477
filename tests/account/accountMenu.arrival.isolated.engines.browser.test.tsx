import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { drawn, pass, stopClock } from '../browser/clock';
import { expectFocusOn } from '../header/headerParts';

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
    return { ...store, part, load: () => {} };
  };
  return { createLoader: createHeldLoader };
});

/** Synchronous, so that the menu is there for the next action. */
const arrive = () => flushSync(chunk.arrive);

const field = () => page.getByRole('textbox', { name: 'Search' });
const avatarElement = () =>
  page.getByLabelText('Account information').element() as HTMLElement;

beforeEach(() => chunk.prepare());

/**
 * A logged-in visitor's page with a text field, before the account menu's file
 * has loaded. Returns a function with the reasons for which it has opened, and
 * how often a link was followed.
 */
async function showWaiting() {
  const onOpenChange = vi.fn();
  await showAlone({ onOpenChange }, <input aria-label="Search" />);
  await expect.element(avatarLink()).toBeVisible();
  let followed = 0;
  // Runs after the listeners of the page and of React.
  const follow = (event: MouseEvent) => {
    const isLink = (event.target as Element).closest('a') !== null;
    if (isLink && !event.defaultPrevented) followed += 1;
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
  return async () => {
    await drawn();
    const reasons = onOpenChange.mock.calls.map(([, { reason }]) => reason);
    return { reasons, followed };
  };
}

async function tabToLink() {
  await userEvent.click(page.getByRole('heading', { name: 'A page' }));
  await userEvent.tab();
  await expectFocusOn(avatarLink());
}

const click = () => fireEvent.click(avatarElement(), { detail: 1 });

describe('the account menu, while its file loads,', () => {
  it('follows the link for a click just before', async () => {
    const result = await showWaiting();
    click();
    arrive();
    await expectMenuClosed();
    expect(await result()).toEqual({ reasons: [], followed: 1 });
  });

  it('opens once for a click just after', async () => {
    const result = await showWaiting();
    arrive();
    click();
    await expectMenuOpen();
    expect(await result()).toEqual({ reasons: ['press'], followed: 0 });
  });

  it('stays closed, keeps focus on the avatar, and Tab moves on', async () => {
    const result = await showWaiting();
    await tabToLink();
    const element = avatarElement();
    arrive();
    await expectMenuClosed();
    expect(document.activeElement).toBe(element);
    await userEvent.tab();
    await expectFocusOn(field());
    await userEvent.tab({ shift: true });
    await expectFocusOn(avatar());
    expect(await result()).toEqual({ reasons: [], followed: 0 });
  });

  it.each<[string, () => unknown, string]>([
    ['Enter', () => userEvent.keyboard('{Enter}'), 'Account Dashboard'],
    ['ArrowUp', () => userEvent.keyboard('{ArrowUp}'), 'Log Out'],
    [
      'a screen reader’s click',
      () => avatarElement().click(),
      'Account Dashboard',
    ],
  ])(
    'opens once and receives focus for %s just after',
    async (_, press, entry) => {
      const result = await showWaiting();
      await tabToLink();
      arrive();
      await press();
      await expectFocusOn(item(entry));
      expect(await result()).toEqual({ reasons: ['key'], followed: 0 });
    },
  );

  it('opens for a hover from before that continues, and leaves what is typed in the field', async () => {
    const result = await showWaiting();
    await userEvent.click(field());
    await userEvent.hover(avatarLink());
    await userEvent.keyboard('he');
    arrive();
    await userEvent.keyboard('llo');
    await expectMenuOpen();
    await expect.element(field()).toHaveValue('hello');
    await expectFocusOn(field());
    expect(await result()).toEqual({ reasons: ['hover'], followed: 0 });
  });

  it('stays closed for a hover from before that has left', async () => {
    const result = await showWaiting();
    stopClock();
    await userEvent.hover(avatarLink());
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await pass(100);
    arrive();
    await expectMenuClosed();
    expect(await result()).toEqual({
      reasons: ['hover', 'leave'],
      followed: 0,
    });
  });
});
