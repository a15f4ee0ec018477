import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { expectConsole } from '../setup/console';
import { watchReports } from '../ui/watchReports';
import { showLoggedIn } from '../account/accountMenuParts';
import {
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  isMarked,
  pageButton,
} from './drawerParts';
import { link, stayOnPage, trigger, withPrices } from '../header/headerParts';
import { showHeader } from '../header/showHeader';
import { tap } from '../browser/tap';

/**
 * Keeps the drawer's file from loading until a test calls `arrive`. Then it
 * stays loaded.
 */
const file = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive: () => arrive() };
});
vi.mock('../../src/drawer/DrawerDialog', async (importOriginal) => {
  await file.arrived;
  return importOriginal();
});

async function showPhone() {
  await page.viewport(375, 700);
  const { header } = await showHeader({ navigation: withPrices });
  stayOnPage(header);
}

async function expectListOpen() {
  await expect.element(link('Prices')).toBeVisible();
  await expect.poll(() => pageButton().ariaExpanded).toBe('true');
  expect(isMarked()).toBe(true);
}

async function expectListClosed() {
  await expect.element(link('Prices')).not.toBeInTheDocument();
  await expect.poll(() => pageButton().ariaExpanded).toBe('false');
  expect(isMarked()).toBe(false);
}

// The order matters, because the file arrives in the second test.
describe('until the drawer has loaded', () => {
  it('the menu button opens and closes a plain list by mouse, touch and keyboard', async () => {
    await showPhone();
    for (const press of [
      () => userEvent.click(trigger('Menu')),
      () => tap(trigger('Menu')),
      async () => {
        pageButton().focus();
        await userEvent.keyboard('{Enter}');
      },
    ]) {
      await press();
      await expectListOpen();
      expect(dialog()).toBeNull();
      await press();
      await expectListClosed();
    }
  });

  it('an open list stays open when the drawer’s file arrives, and the next press of the button closes it', async () => {
    await showPhone();
    await userEvent.click(trigger('Menu'));
    await expectListOpen();
    file.arrive();
    await expect.poll(dialog).not.toBeNull();
    await expectListOpen();
    expect(dialog().open).toBe(false);
    pageButton().click();
    await expectListClosed();
    await drawerIsLoaded();
    pageButton().click();
    await expectDrawerOpen();
  });
});

it('a press during which the drawer loads toggles it once', async () => {
  await showPhone();
  const button = pageButton();
  fireEvent.pointerDown(button);
  fireEvent.mouseDown(button);
  await drawerIsLoaded();
  fireEvent.pointerUp(button);
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await expectDrawerOpen();
  expect(pageButton()).toBe(button);
  await userEvent.keyboard('{Escape}');
  await expectDrawerClosed();
});

function Broken(): never {
  throw new Error('A broken action');
}

it('an error in the drawer is reported once, and a plain list with the same links replaces it', async () => {
  const onError = vi.fn();
  const reports = watchReports();
  await page.viewport(375, 700);
  // Logged in, because a logged-out answer would be printed.
  await showLoggedIn(null);
  // The messages of React and the browser.
  expectConsole('error', /A broken action|The above error occurred/);
  render(
    <MobileDrawer
      navigation={withPrices}
      onError={onError}
      actions={<Broken />}
    />,
  );
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(reports).toEqual([
    { part: 'mobile drawer', error: new Error('A broken action') },
  ]);
  await userEvent.click(pageButton());
  await expectListOpen();
  await expect.element(link('Log Out')).toBeVisible();
  expect(dialog()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expectListClosed();
  await expect.element(trigger('Menu')).toHaveFocus();
});
