import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import {
  clickBeside,
  cross,
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  hamburger,
  inDrawer,
  lengthenPage,
  linksOf,
  openDrawer,
  pageButton,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { emulateMedia } from '../browser/emulateMedia';
import { expectFocusOn, link, withPrices } from '../header/headerParts';
import { showPage } from '../header/showHeader';
import { tap } from '../browser/tap';

const isChromium = server.browser === 'chromium';
const site = { domain: 'example.com' };

describe('Escape', () => {
  it('closes the language list first, then the drawer', async () => {
    await showOpenDrawer({ site });
    await userEvent.click(inDrawer('button', 'Language English'));
    await userEvent.tab();
    await expectFocusOn(inDrawer('link', 'English'));
    await userEvent.keyboard('{Escape}');
    await expect.element(inDrawer('link', 'Deutsch')).not.toBeInTheDocument();
    await expectFocusOn(inDrawer('button', 'Language English'));
    await expectDrawerOpen();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
  });

  it('is left to the page once the drawer is closed, even if its language list was open', async () => {
    await showOpenDrawer({ site });
    await userEvent.click(inDrawer('button', 'Language English'));
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
    await userEvent.click(cross());
    await expectDrawerClosed();
    const pressed = vi.fn();
    window.addEventListener('keydown', pressed, { once: true });
    await userEvent.keyboard('{Escape}');
    expect(pressed.mock.lastCall![0]).toMatchObject({
      defaultPrevented: false,
    });
    await expectDrawerClosed();
  });
});

describe('on a tablet', () => {
  const beside = { x: 100, y: 300 };

  it('a press next to the drawer closes it, by mouse and by touch', async () => {
    await showPhone({ width: 800 });
    const behind = putBehind();
    for (const press of [
      () => clickBeside(beside),
      () => tap(isChromium ? behind : dialog()),
    ]) {
      await openDrawer();
      await press();
      await expectDrawerClosed();
      await expectFocusOn(hamburger());
    }
  });

  it.runIf(isChromium)(
    'the tap that closes the drawer does not press what is behind it',
    async () => {
      await emulateMedia('prefers-reduced-motion', 'reduce');
      await showPhone({ width: 800 });
      const pressed = vi.fn();
      const behind = putBehind();
      behind.addEventListener('click', pressed);
      await openDrawer();
      await tap(behind);
      await expectDrawerClosed();
      expect(pressed).not.toHaveBeenCalled();
      await tap(behind);
      expect(pressed).toHaveBeenCalledTimes(1);
    },
  );

  /** A link of the page, behind the tapped position. */
  function putBehind() {
    const more = link('More').element() as HTMLElement;
    more.style.cssText = 'position: fixed; inset: 250px 650px 350px 50px';
    return more;
  }
});

describe('a link in the drawer', () => {
  it('leaves it open with a modifier key, because the page stays', async () => {
    await showOpenDrawer();
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      fireEvent.click(inDrawer('link', 'Prices').element(), {
        [modifier]: true,
      });
      await expectDrawerOpen();
    }
  });

  it('closes it and scrolls to a place in the same page', async () => {
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
});

describe('with an app’s router', () => {
  async function showRouted() {
    await page.viewport(375, 700);
    const navigate = vi.fn();
    const routed = (pathname: string) => (
      <RouterAdapter navigate={navigate} pathname={pathname}>
        <Header consent="granted" navigation={withPrices} />
      </RouterAdapter>
    );
    const { rerender } = await showPage(routed('/'));
    await drawerIsLoaded();
    await openDrawer();
    const goTo = (path: string) => {
      history.pushState(null, '', path);
      rerender(routed(path));
    };
    return { navigate, goTo };
  }

  it('a new route closes the drawer, whatever caused it, and the same route does not', async () => {
    const { goTo } = await showRouted();
    goTo(location.pathname);
    await expectDrawerOpen();
    goTo('/templates');
    await expectDrawerClosed();
  });
});

describe('the drawer closes automatically', () => {
  it('when the window gets wide enough for the bar, and focus moves to its first link', async () => {
    await showOpenDrawer();
    await page.viewport(1024, 700);
    await expectDrawerClosed();
    await expectFocusOn(link('Home'));
    expect(document.documentElement.dataset).not.toHaveProperty('lintelScroll');
  });
});

describe('while the drawer closes', () => {
  it('it cannot be reached: Tab moves on from the menu button', async () => {
    await showOpenDrawer();
    await userEvent.keyboard('{Escape}');
    await expectFocusOn(hamburger());
    await userEvent.tab();
    expect(dialog().contains(document.activeElement)).toBe(false);
    expect(dialog().inert).toBe(true);
  });

  it('it can be opened again immediately', async () => {
    await showOpenDrawer();
    await userEvent.keyboard('{Escape}');
    pageButton().click();
    await expectDrawerOpen();
    await expectFocusOn(cross());
    expect(linksOf(0)).toHaveAttribute('hidden');
  });
});
