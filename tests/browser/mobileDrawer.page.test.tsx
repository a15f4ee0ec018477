import { describe, expect, it } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import {
  dialog,
  drawer,
  expectDrawerClosed,
  expectDrawerOpen,
  inDrawer,
  lengthenPage,
  pageButton,
  scroller,
  showPhone,
} from './drawerParts';
import { link } from './headerParts';
import { wheelAt } from './wheel';

const root = document.documentElement;

/** A page that is scrolled, under a header that stays in view. */
async function showScrolled(width = 375, height = 500) {
  const view = await showPhone({ width, height });
  lengthenPage();
  scrollTo(0, 700);
  await expect.poll(() => scrollY).toBe(700);
  return view;
}

describe('behind the open drawer the page', () => {
  it('is not scrolled by the keyboard, and is where it was afterwards', async () => {
    await showScrolled();
    await openInPlace();
    for (const key of ['{PageDown}', '{End}', '{ArrowDown}', '{Home}']) {
      await userEvent.keyboard(key);
    }
    expect(scrollY).toBe(700);
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    expect(scrollY).toBe(700);
  });

  it.runIf(server.browser === 'chromium')(
    'is not scrolled by the wheel, over the drawer or beside it',
    async () => {
      await showScrolled(800);
      await wheelAt({ x: 600, y: 250 }, 300);
      await expect.poll(() => scrollY).toBe(1000);
      await openInPlace();
      for (const x of [600, 100]) await wheelAt({ x, y: 250 }, 300);
      // What is to be scrolled is, by the time the drawer itself has been.
      await userEvent.click(inDrawer('button', 'Resources'));
      await wheelAt({ x: 600, y: 250 }, 300);
      await expect.poll(() => scroller().scrollTop).toBeGreaterThan(0);
      for (const x of [600, 600, 100]) await wheelAt({ x, y: 250 }, 5000);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      expect(scrollY).toBe(1000);
    },
  );

  it.each([375, 800])('does not move at %i px', async (width) => {
    await showScrolled(width);
    const before = places();
    await openInPlace();
    expect(places()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    expect(places()).toEqual(before);
  });

  it('cannot be reached', async () => {
    await showPhone({ width: 800 });
    const more = link('More').element() as HTMLElement;
    await openInPlace();
    more.focus();
    expect(dialog().contains(document.activeElement)).toBe(true);
    const { x, y } = more.getBoundingClientRect();
    expect(document.elementFromPoint(x + 2, y + 2)).not.toBe(more);
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    more.focus();
    expect(document.activeElement).toBe(more);
    expect(document.elementFromPoint(x + 2, y + 2)).toBe(more);
  });

  it('has it all back as the header leaves the page with the drawer open', async () => {
    const { unmount } = await showScrolled();
    await openInPlace();
    unmount();
    expect(document.body).not.toHaveClass('lintel-menu-open');
    expect(getComputedStyle(root).overflowY).not.toBe('hidden');
    expect(dialog()).toBeNull();
    expect(document.querySelector(':modal')).toBeNull();
  });

  it('keeps its own way of scrolling', async () => {
    await showPhone();
    root.style.overflow = 'clip';
    await openInPlace();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    expect(root.style.overflow).toBe('clip');
  });
});

it('the drawer is as high as the screen, and the content of the page is never wider for it', async () => {
  await showScrolled();
  await openInPlace();
  expect(dialog().getBoundingClientRect()).toMatchObject({ top: 0, left: 0 });
  expect(Math.round(dialog().getBoundingClientRect().height)).toBe(500);
  expect(root.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expect.element(drawer()).toBeVisible();
  await expectDrawerOpen();
});

/** Not by a click: for that the driver scrolls the page. */
async function openInPlace() {
  pageButton().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expectDrawerOpen();
}

/** Of what is on the page, to the pixel. */
function places() {
  return [document.querySelector('main')!, pageButton()].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width];
  });
}
