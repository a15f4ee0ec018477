import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  clickBeside,
  cross,
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  hamburger,
  inDrawer,
  lengthenPage,
  openDrawer,
  pageButton,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { expectFocusOn, link, withPrices } from '../header/headerParts';
import { tap } from '../browser/tap';

const isChromium = server.browser === 'chromium';

it('Escape is left to an element of the page that uses it', async () => {
  const used = vi.fn((event: KeyboardEvent) => event.preventDefault());
  const actions = <button onKeyDown={used}>Choose a plan</button>;
  await showOpenDrawer({ actions });
  await userEvent.click(inDrawer('button', 'Choose a plan'));
  await userEvent.keyboard('{Escape}');
  expect(used).toHaveBeenCalledOnce();
  await expectDrawerOpen();
});

it('a press next to the drawer closes it, by mouse and by touch, and does not press what is behind it', async () => {
  await showPhone({ width: 800 });
  const behind = link('More').element() as HTMLElement;
  behind.style.cssText = 'position: fixed; inset: 250px 650px 350px 50px';
  const pressed = vi.fn();
  behind.addEventListener('click', pressed);
  for (const press of [
    () => clickBeside({ x: 100, y: 300 }),
    () => tap(isChromium ? behind : document.elementFromPoint(100, 300)!),
  ]) {
    await openDrawer();
    await press();
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
    expect(pressed).not.toHaveBeenCalled();
  }
});

it('a press that begins on it and ends next to it, or the other way round, keeps it open', async () => {
  await showOpenDrawer({ width: 800 });
  const press = (type: string, element: Element, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 300, bubbles: true }),
    );
  for (const [from, to] of [
    [500, 100],
    [100, 500],
  ] as const) {
    press('pointerdown', document.elementFromPoint(from, 300)!, from);
    // The click is on what is around both.
    press('click', dialog(), to);
    await expectDrawerOpen();
  }
});

it('a link in the drawer closes it and scrolls to a place in the same page', async () => {
  const href = `${location.pathname}${location.search}#faq`;
  await showPhone({
    stay: false,
    navigation: {
      version: 1,
      items: [...withPrices.items, { id: 'faq', label: 'FAQ', href }],
    },
  });
  const part = lengthenPage();
  await openDrawer();
  await userEvent.click(inDrawer('link', 'FAQ'));
  await expectDrawerClosed();
  await expect.poll(() => part.getBoundingClientRect().top).toBeLessThan(300);
  const bar = document.querySelector('[data-lintel="bar"]')!;
  expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bar.getBoundingClientRect().bottom - 1,
  );
});

it('the drawer closes when the window gets wide enough for the bar, and focus moves to its first link', async () => {
  await showOpenDrawer();
  await page.viewport(1024, 700);
  await expectDrawerClosed();
  await expectFocusOn(link('Home'));
  expect(document.documentElement.dataset).not.toHaveProperty('lintelScroll');
});

it('while it closes, the drawer can be opened again, with its sections closed, and Tab does not reach it', async () => {
  await showOpenDrawer();
  await userEvent.click(inDrawer('button', 'Products'));
  await expectSectionOpen('Products');
  await userEvent.keyboard('{Escape}');
  pageButton().click();
  await expectDrawerOpen();
  await expectFocusOn(cross());
  await expectSectionClosed('Products');
  await userEvent.keyboard('{Escape}');
  await expectFocusOn(hamburger());
  await userEvent.tab();
  expect(dialog().contains(document.activeElement)).toBe(false);
  expect(dialog().inert).toBe(true);
});
