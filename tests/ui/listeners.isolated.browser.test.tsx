import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { expectMenuClosed } from '../account/accountMenuParts';
import {
  drawerIsLoaded,
  expectDrawerOpen,
  openDrawer,
} from '../drawer/drawerParts';
import { expectExpanded } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';
import { everyButton, everyPart, site } from './everyPart';

/** What closes any part, whichever is open. */
const OF_OPEN_PARTS = [
  'blur',
  'click',
  'focus',
  'keydown',
  'mousedown',
  'pagehide',
  'pageshow',
  'pointerdown',
];

/** The types of the listeners that window and document get from now on. */
function newListeners() {
  const current: [target: EventTarget, type: string, listener: unknown][] = [];
  const indexOf = (...one: (typeof current)[number]) =>
    current.findIndex((other) => one.every((each, at) => each === other[at]));
  for (const target of [window, document]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...args: unknown[]) => {
        Reflect.apply(add, target, args);
        current.push([target, args[0] as string, args[1]]);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (...args: unknown[]) => {
        Reflect.apply(remove, target, args);
        const at = indexOf(target, args[0] as string, args[1]);
        if (at >= 0) current.splice(at, 1);
      },
    );
  }
  onTestFinished(() => void vi.restoreAllMocks());
  return () => current.map(([, type]) => type).sort();
}

it('a page listens for what closes its parts once, whichever is open, and not while none is', async () => {
  await freshPage();
  await backend.logIn();
  render(everyPart());
  await expectMenuClosed();
  const listeners = newListeners();
  const buttons = everyButton();
  const account = buttons[2];
  for (const button of buttons) {
    (button.element() as HTMLElement).click();
    await expectExpanded(button, true);
    // Radix's menu has its own, too.
    const isRadix = button === account;
    const expected = isRadix
      ? expect.arrayContaining(OF_OPEN_PARTS)
      : OF_OPEN_PARTS;
    expect(listeners()).toEqual(expected);
    (button.element() as HTMLElement).click();
    await expectExpanded(button, false);
  }
  expect(listeners()).toEqual([]);
});

it('a page listens for the same while its drawer is open', async () => {
  await freshPage();
  await backend.logIn();
  await page.viewport(375, 700);
  render(<Header tracking={false} site={site} />);
  await drawerIsLoaded();
  const listeners = newListeners();
  await openDrawer();
  await expectDrawerOpen();
  expect(listeners()).toEqual(OF_OPEN_PARTS);
});
