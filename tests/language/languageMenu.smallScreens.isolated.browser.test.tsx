import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/header/headerProps';
import {
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
  showOnSite,
} from './languageMenuParts';
import { tap } from '../browser/tap';

// Only the plain list, the fallback until the drawer has loaded.
vi.mock('../../src/browser/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../ui/loaderWithout');
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

  it('open and close on a tap, below their button and above Log In', async () => {
    await showList(320);
    await tap(languageButton());
    await expectListOpen();
    expect(languageLinks().every((each) => each.offsetHeight >= 44)).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(320);
    const [button, list, logIn] = [
      languageButton(),
      languageList(),
      link('Log In'),
    ].map((one) => one.element().getBoundingClientRect());
    expect(list!.top).toBeGreaterThanOrEqual(button!.bottom);
    expect(logIn!.top).toBeGreaterThanOrEqual(list!.bottom);
    await tap(languageButton());
    await expectListClosed();
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
