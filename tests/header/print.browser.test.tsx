import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
} from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { send } from '../browser/input';
import { drawer, openDrawer, showPhone } from '../drawer/drawerParts';
import {
  backdrop,
  bar,
  expectHidden,
  languageButton,
  panel,
  trigger,
} from './headerParts';
import { makeRoomToScroll, showHeader, showHeaderLoggedIn } from './showHeader';

const setMedium = (media: string) =>
  send('Emulation.setEmulatedMedia', { media });

/** Shows the page as it is printed, until the test ends. */
async function print() {
  onTestFinished(async () => void (await setMedium('')));
  await setMedium('print');
}

/** Opens each. */
const surfaces = {
  async 'a menu'() {
    await showHeader();
    await userEvent.click(trigger());
    return panel();
  },
  async 'the language list'() {
    await showHeader({ site: { domain: 'example.com' } });
    await userEvent.click(languageButton());
    return page.getByRole('link', { name: 'Deutsch' });
  },
  async 'the account menu'() {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    await userEvent.click(avatar());
    return accountMenu();
  },
  async 'the drawer'() {
    await showPhone();
    await openDrawer();
    return drawer();
  },
};

describe('on paper', () => {
  it.each(Object.entries(surfaces))(
    '%s is left out, with what dims the page, and is open again afterwards',
    async (_, open) => {
      const surface = await open();
      await expect.element(surface).toBeVisible();
      atRest(document.body);
      await print();
      await expect.element(surface).not.toBeInTheDocument();
      expect(backdrop().checkVisibility()).toBe(false);
      await setMedium('');
      await expect.element(surface).toBeVisible();
    },
  );

  it('the button of a menu has neither a line nor an icon', async () => {
    await showHeader();
    await userEvent.click(trigger());
    atRest(document.body);
    await print();
    const button = document.querySelector('[aria-expanded="true"]')!;
    expect(getComputedStyle(button, '::after').content).toBe('none');
    expect(button.querySelector('svg')!.checkVisibility()).toBe(false);
  });

  it('an overlay header is at the top of the first page only', async () => {
    await showHeader({ position: 'overlay' });
    makeRoomToScroll();
    await print();
    await expect.element(bar).toBeInViewport({ ratio: 1 });
    scrollTo(0, 900);
    await expectHidden();
  });
});
