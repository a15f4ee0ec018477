import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/components/Header/Header';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from '../browser/atRest';
import {
  computed,
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  languageList,
  openList,
  showOnSite,
} from './languageMenuParts';
import { tap } from '../browser/tap';
import { waitForMotion } from '../browser/waitForMotion';

// Only the plain list, the fallback until the drawer has loaded.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../machine/loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

describe('languages in the list of small screens', () => {
  async function showList(width = 375, props: HeaderProps = {}) {
    await page.viewport(width, 900);
    const { header } = await showOnSite(props);
    stayOnPage(header);
    await expect.element(languageButton()).not.toBeInTheDocument();
    await userEvent.click(trigger('Menu'));
    await expect.element(languageButton()).toBeVisible();
  }

  it.each([320, 744])(
    'open and close on a tap at %i px, below their button and above Log In',
    async (width) => {
      await showList(width);
      await tap(languageButton());
      await expectListOpen();
      expect(languageLinks().every((each) => each.offsetHeight >= 44)).toBe(
        true,
      );
      expect(document.documentElement.scrollWidth).toBe(width);
      const [button, list, logIn] = [
        languageButton(),
        languageList(),
        link('Log In'),
      ].map((one) => one.element().getBoundingClientRect());
      expect(list!.top).toBeGreaterThanOrEqual(button!.bottom);
      expect(logIn!.top).toBeGreaterThanOrEqual(list!.bottom);
      await tap(languageButton());
      await expectListClosed();
    },
  );

  it('do not move their button while they open', async () => {
    await showList();
    await waitForMotion();
    const button = languageButton().element();
    const { height } = button.getBoundingClientRect();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const moving = () => button.parentElement!.getAnimations();
    await expect.poll(moving).not.toEqual([]);
    for (const motion of moving()) {
      motion.pause();
      motion.currentTime = 60;
    }
    expect(button.getBoundingClientRect().height).toBe(height);
  });

  it('have the background of the menus on a dark page', async () => {
    await showList(375, { theme: 'dark-background' });
    await openList();
    const menu = languageButton().element().parentElement!;
    const navigation = page.getByRole('navigation').element();
    expect(computed(menu).backgroundColor).toBe(
      computed(navigation).backgroundColor,
    );
    expect(computed(link('Deutsch').element()).color).toBe(
      computed(navigation).color,
    );
    atRest(document.body);
    await expectNoAxeViolations(menu);
  });

  it('stay open when something else is pressed, and close with the list on Escape', async () => {
    await showList(375, { actions: <button>Start</button> });
    await openList();
    await userEvent.click(trigger('Start'));
    await expectListOpen();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Deutsch')).not.toBeInTheDocument();
    await expectFocusOn(trigger('Menu'));
    await userEvent.click(trigger('Menu'));
    await expect.element(languageButton()).toBeVisible();
    await expectListClosed();
  });

  it('close with the list when one is chosen', async () => {
    await showList();
    await userEvent.click(languageButton());
    await userEvent.click(link('Deutsch'));
    await expect.element(link('Deutsch')).not.toBeInTheDocument();
    await expect.element(languageButton()).not.toBeInTheDocument();
    expect(document.cookie).toContain('language=de');
  });
});

describe('languages in the minimal header on a phone', () => {
  async function showMinimal() {
    await page.viewport(320, 600);
    await showOnSite({ variant: 'minimal' });
    // Moves the heading below the open list.
    const main = page.getByRole('main').element() as HTMLElement;
    main.style.paddingTop = '450px';
  }

  it('have an icon button with a name, and close on a tap outside', async () => {
    await showMinimal();
    const { width, height } = languageButton()
      .element()
      .getBoundingClientRect();
    expect(width).toBeLessThan(60);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await tap(languageButton());
    await expectListOpen();
    const list = languageList().element().getBoundingClientRect();
    expect(list.left).toBeGreaterThanOrEqual(0);
    expect(list.right).toBeLessThanOrEqual(320);
    expect(document.documentElement.scrollWidth).toBe(320);
    await tap(page.getByRole('heading', { name: 'A page' }));
    await expectListClosed();
  });
});
