import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { NAME } from '../account/accountMenuParts';
import {
  dialog,
  expectDrawerClosed,
  expectDrawerOpen,
  inDrawer,
  lengthenPage,
  pageButton,
  scroller,
  sheet,
  showOpenDrawer,
  showPhone,
  stylePage,
} from './drawerParts';
import { expectExpanded, link } from '../header/headerParts';
import { atRest } from '../browser/atRest';
import { wheelAt } from '../browser/input';

const site = { domain: 'example.com' };
const root = document.documentElement;

/** Renders a page that is scrolled, with a sticky header. */
async function showScrolled(width = 375, height = 500) {
  const view = await showPhone({ width, height });
  lengthenPage();
  scrollTo(0, 700);
  await expect.poll(() => scrollY).toBe(700);
  return view;
}

describe('behind the open drawer, the page', () => {
  it('is not scrolled by the keyboard, and keeps its scroll position', async () => {
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
    'is not scrolled by the wheel, over the drawer or next to it',
    async () => {
      await showScrolled(800);
      await wheelAt({ x: 600, y: 250 }, 300);
      await expect.poll(() => scrollY).toBe(1000);
      await openInPlace();
      for (const x of [600, 100]) await wheelAt({ x, y: 250 }, 300);
      // Scrolling is asynchronous. It is done when the drawer itself has
      // scrolled.
      await userEvent.click(inDrawer('button', 'Resources'));
      // The section opens gradually.
      await expect
        .poll(() => scroller().scrollHeight - scroller().clientHeight)
        .toBeGreaterThan(0);
      await wheelAt({ x: 600, y: 250 }, 300);
      await expect.poll(() => scroller().scrollTop).toBeGreaterThan(0);
      for (const x of [600, 600, 100]) await wheelAt({ x, y: 250 }, 5000);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      expect(scrollY).toBe(1000);
    },
  );

  it.each([
    [375, ''],
    [800, 'body { overflow-x: hidden; container-type: inline-size }'],
    [800, 'html { overflow-y: scroll }'],
    [800, 'html { overflow-x: hidden } body { overflow-x: clip }'],
    [800, 'html:has(dialog[open]) { overflow: hidden }'],
    [800, 'html { scrollbar-gutter: stable both-edges }'],
    [800, '@layer base { html { scrollbar-gutter: stable both-edges } }'],
    [800, 'html { scrollbar-gutter: stable; overflow: hidden auto }'],
  ])(
    'does not move or get wider at %i px, and the drawer is as high as the screen: %s',
    async (width, css) => {
      stylePage(css);
      await showScrolled(width);
      const before = places();
      await openInPlace();
      expect(places()).toEqual(before);
      const { top, height } = sheet().getBoundingClientRect();
      expect([top, Math.round(height)]).toEqual([0, 500]);
      expect(root.scrollWidth).toBeLessThanOrEqual(innerWidth);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      expect(places()).toEqual(before);
    },
  );

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

  it('is usable again if the header unmounts with the drawer open', async () => {
    const { unmount } = await showScrolled();
    await openInPlace();
    unmount();
    expect(document.body).not.toHaveClass('lintel-menu-open');
    expect(getComputedStyle(root).overflowY).not.toBe('hidden');
    expect(dialog()).toBeNull();
    expect(document.querySelector(':modal')).toBeNull();
  });
});

it('a part in the drawer’s actions opens without closing the drawer around it', async () => {
  await showOpenDrawer({
    loggedIn: true,
    actions: (
      <>
        <LanguageMenu id="foot" site={site} side="top" />
        <AccountMenu id="foot-account" site={site} />
      </>
    ),
  });
  const languages = inDrawer('button', 'Language English').last();
  await userEvent.click(languages);
  await expectExpanded(languages, true);
  await expectDrawerOpen();
  await userEvent.click(inDrawer('button', NAME));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectDrawerOpen();
});

describe('on a page with its own styles for dialogs', () => {
  it.each([
    [
      'an open dialog',
      `dialog[open] {
        display: grid; padding: 40px; border: 8px solid red; margin: auto;
        max-width: 300px; border-radius: 20px; animation: none; color: red;
        background: yellow; translate: 20px; filter: blur(3px);
      }`,
    ],
    [
      'a modal dialog',
      `body dialog:modal { inset: 20px; width: 90%; opacity: 0.5; overflow: auto }
       dialog:modal::backdrop { background: red; backdrop-filter: blur(4px) }`,
    ],
    [
      'a dialog that fades',
      `dialog { display: block; opacity: 0; visibility: hidden; pointer-events: none; transition: all 2s }
       dialog[open] { opacity: 1; visibility: visible; pointer-events: auto }`,
    ],
    ['Tailwind', '* { margin: 0; padding: 0; border: 0 solid }'],
  ])('the drawer has its own, with those of %s', async (_, css) => {
    await showPhone({ width: 800, actions: <a href="/start">Get started</a> });
    const plain = await lookOfDrawer();
    stylePage(css);
    expect(await lookOfDrawer()).toEqual(plain);
    const behind = document.elementFromPoint(700, 400)!;
    expect(dialog().contains(behind)).toBe(false);
    expect(dialog().checkVisibility({ visibilityProperty: true })).toBe(false);
  });

  /** Opens and closes it. */
  async function lookOfDrawer() {
    await openInPlace();
    atRest(dialog());
    const look = [dialog(), ...dialog().querySelectorAll('*')].map(appearance);
    const under = document.elementFromPoint(700, 300)!;
    expect(dialog().contains(under)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    return look;
  }
});

/** With a key, because the driver scrolls the page before a click. */
async function openInPlace() {
  pageButton().focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expectDrawerOpen();
}

/** What is seen of an element and its backdrop. */
function appearance(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const backdrop = getComputedStyle(element, '::backdrop');
  const style = getComputedStyle(element);
  return [
    element.localName,
    ...[x, y, width, height],
    backdrop.display === 'none' || backdrop.background,
    ...[style.color, style.backgroundColor, style.boxShadow, style.opacity],
    ...[style.borderTopWidth, style.borderRadius, style.filter],
    style.overflow,
    ...[style.visibility, style.pointerEvents, style.animationName],
  ];
}

/** Positions of elements in the page, in px. */
function places() {
  return [document.querySelector('main')!, pageButton()].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width];
  });
}
