import { describe, expect, it, onTestFinished } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { drawn, pass, stopClock } from '../browser/clock';
import {
  drawer,
  expectSectionOpen,
  hamburger,
  inDrawer,
  showPhone,
} from '../drawer/drawerParts';
import { emulateMedia } from '../browser/emulateMedia';
import { expectOpen, trigger } from './headerParts';
import { showHeaderLoggedIn } from './showHeader';

const still = () => document.documentElement.hasAttribute('data-lintel-still');

/** Returns a function with every animation of the header until then. */
function watchMotion(): () => Animation[] {
  const seen = new Set<Animation>();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      const { duration } = animation.effect!.getComputedTiming();
      const isSpotlight = target?.closest('[data-lintel="spotlight"]');
      const isHeader = target?.closest('[data-lintel]') && !isSpotlight;
      if (isHeader && Number(duration) > 0) seen.add(animation);
    }
    return [...seen];
  };
  for (const type of ['transitionrun', 'animationstart']) {
    document.addEventListener(type, look);
    onTestFinished(() => document.removeEventListener(type, look));
  }
  // Those of scripts have no event.
  const each = setInterval(look, 16);
  onTestFinished(() => clearInterval(each));
  return look;
}

async function openMenu() {
  await showHeaderLoggedIn();
  await userEvent.click(trigger('Products'));
  await expectOpen();
}

const parts: [string, () => Promise<unknown>][] = [
  ['a menu', openMenu],
  [
    'a menu that replaces another',
    async () => {
      await openMenu();
      // Directly, because a driver's click may take longer than the motion.
      (trigger('Resources').element() as HTMLElement).click();
      await expectOpen('Resources');
    },
  ],
  [
    'the account menu',
    async () => {
      await showHeaderLoggedIn();
      await userEvent.click(avatar());
      await expectMenuOpen();
    },
  ],
  [
    'the drawer',
    async () => {
      await showPhone();
      await userEvent.click(hamburger());
      await expect.element(drawer()).toBeVisible();
      await userEvent.click(inDrawer('button', 'Products'));
      await expectSectionOpen('Products');
    },
  ],
];

describe.each(parts)('%s', (_, open) => {
  it('opens with an animation', async () => {
    const moved = watchMotion();
    await open();
    await expect.poll(moved).not.toEqual([]);
  });

  it('opens without an animation with force-reduced-motion in the address', async () => {
    history.replaceState(null, '', '?force-reduced-motion');
    const moved = watchMotion();
    await open();
    await drawn();
    expect(moved()).toEqual([]);
  });

  it.runIf(server.browser === 'chromium')(
    'opens without an animation for a visitor who prefers reduced motion',
    async () => {
      await emulateMedia('prefers-reduced-motion', 'reduce');
      const moved = watchMotion();
      await open();
      await drawn();
      expect(moved()).toEqual([]);
    },
  );
});

describe('while the window is being resized', () => {
  it('nothing moves until 250 ms after the last change', async () => {
    await showHeaderLoggedIn();
    // The language menu moves to the avatar once that is a button.
    await expect.element(avatar()).toHaveAttribute('aria-haspopup');
    // Firefox and WebKit do not finish those of hidden elements.
    const isVisible = ({ effect }: Animation) =>
      (effect as KeyframeEffect).target?.checkVisibility();
    await expect
      .poll(() => document.getAnimations().filter(isVisible))
      .toEqual([]);
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
    expect(moved()).toEqual([]);
    await pass(1);
    expect(still()).toBe(false);
  });

  it('a header that unmounts removes its mark from the page', async () => {
    const { unmount } = await showHeaderLoggedIn();
    window.dispatchEvent(new Event('resize'));
    expect(still()).toBe(true);
    unmount();
    expect(still()).toBe(false);
  });
});
