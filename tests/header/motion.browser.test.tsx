import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { drawn, pass, stopClock } from '../browser/clock';
import {
  drawer,
  expectSectionOpen,
  hamburger,
  inDrawer,
  showPhone,
} from '../mobile-drawer/drawerParts';
import { emulateMedia } from '../browser/emulateMedia';
import { expectOpen, trigger } from './headerParts';
import { showHeaderToMember } from './showHeader';

const still = () => document.documentElement.hasAttribute('data-lintel-still');

/** Records every animation of the header until the test ends. */
function watchMotion(): Set<Animation> {
  const seen = new Set<Animation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      const { duration } = animation.effect!.getComputedTiming();
      if (target?.closest('[data-lintel]') && Number(duration) > 0) {
        seen.add(animation);
      }
    }
  };
  for (const type of ['transitionrun', 'animationstart']) {
    document.addEventListener(type, look);
    onTestFinished(() => document.removeEventListener(type, look));
  }
  return seen;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

afterEach(() => {
  document.documentElement.removeAttribute('data-lintel-still');
});

async function openMenu() {
  await showHeaderToMember();
  await userEvent.click(trigger('Products'));
  await expectOpen();
}

async function openAccountMenu() {
  await showHeaderToMember();
  await userEvent.click(avatar());
  await expectMenuOpen();
}

async function openDrawer() {
  await showPhone();
  await userEvent.click(hamburger());
  await expect.element(drawer()).toBeVisible();
  await userEvent.click(inDrawer('button', 'Products'));
  await expectSectionOpen('Products');
}

const parts: [string, () => Promise<unknown>][] = [
  ['a menu', openMenu],
  ['the account menu', openAccountMenu],
  ['the drawer', openDrawer],
];

describe.each(parts)('%s', (_, open) => {
  it('opens with an animation', async () => {
    const moved = watchMotion();
    await open();
    await expect.poll(() => moved.size).toBeGreaterThan(0);
  });

  it('opens without an animation with force-reduced-motion in the address', async () => {
    forceReducedMotion();
    const moved = watchMotion();
    await open();
    await drawn();
    expect([...moved]).toEqual([]);
  });

  it.runIf(server.browser === 'chromium')(
    'opens without an animation for a visitor who prefers reduced motion',
    async () => {
      await emulateMedia('prefers-reduced-motion', 'reduce');
      const moved = watchMotion();
      await open();
      await drawn();
      expect([...moved]).toEqual([]);
    },
  );
});

describe('while the window is being resized', () => {
  it('nothing moves until 250 ms after the last change', async () => {
    await showHeaderToMember();
    stopClock();
    window.dispatchEvent(new Event('resize'));
    await pass(249);
    expect(still()).toBe(true);
    window.dispatchEvent(new Event('resize'));
    await pass(249);
    expect(still()).toBe(true);
    const moved = watchMotion();
    await userEvent.click(trigger('Products'));
    await drawn();
    expect([...moved]).toEqual([]);
    await pass(1);
    expect(still()).toBe(false);
  });

  it('a header that unmounts removes its mark from the page', async () => {
    const { unmount } = await showHeaderToMember();
    window.dispatchEvent(new Event('resize'));
    expect(still()).toBe(true);
    unmount();
    expect(still()).toBe(false);
  });
});

function forceReducedMotion() {
  const { href } = window.location;
  const url = new URL(href);
  url.searchParams.set('force-reduced-motion', '');
  window.history.replaceState(null, '', url);
  onTestFinished(() => window.history.replaceState(null, '', href));
}
