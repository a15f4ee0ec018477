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
import { expectClosed, expectOpen, trigger } from './headerParts';
import { showHeaderLoggedIn } from './showHeader';

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

async function openMenu() {
  await showHeaderLoggedIn();
  await userEvent.click(trigger('Products'));
  await expectOpen();
}

async function openAccountMenu() {
  await showHeaderLoggedIn();
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

describe('when a menu replaces another', () => {
  it('both move as one opaque surface', async () => {
    await openMenu();
    await switchMenus();
    expect(animationsOfHeader()).not.toEqual([]);
    const panels = document.querySelectorAll('[data-lintel="panel"]');
    for (const one of panels) {
      expect(getComputedStyle(one)).toMatchObject({
        visibility: 'visible',
        opacity: '1',
      });
    }
    await finished();
    await expectClosed();
  });

  it('nothing moves with force-reduced-motion in the address', async () => {
    forceReducedMotion();
    await openMenu();
    await switchMenus();
    expect(animationsOfHeader()).toEqual([]);
    await expectOpen('Resources');
  });
});

/** Opens Resources instead of Products, and waits until that would move. */
async function switchMenus() {
  await finished();
  // Directly, because a driver's click may take longer than the motion.
  (trigger('Resources').element() as HTMLElement).click();
  await new Promise(requestAnimationFrame);
}

/** Animations by script, which take time. */
function animationsOfHeader() {
  return document
    .getAnimations()
    .filter(
      (each) =>
        !(each instanceof CSSTransition) && !(each instanceof CSSAnimation),
    );
}

/**
 * Waits until only the pictures of a spotlight move. Firefox and WebKit do not
 * finish the animations of hidden elements.
 */
async function finished() {
  await expect
    .poll(() =>
      document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        const isSpotlight = target?.closest('[data-lintel="spotlight"]');
        return !isSpotlight && target?.checkVisibility();
      }),
    )
    .toEqual([]);
}

describe('while the window is being resized', () => {
  it('nothing moves until 250 ms after the last change', async () => {
    await showHeaderLoggedIn();
    // The language menu moves to the avatar once that is a button.
    await expect.element(avatar()).toHaveAttribute('aria-haspopup');
    await finished();
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
    const { unmount } = await showHeaderLoggedIn();
    window.dispatchEvent(new Event('resize'));
    expect(still()).toBe(true);
    unmount();
    expect(still()).toBe(false);
  });
});

function forceReducedMotion() {
  const url = new URL(window.location.href);
  url.searchParams.set('force-reduced-motion', '');
  window.history.replaceState(null, '', url);
}
