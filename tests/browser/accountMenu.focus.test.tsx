import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openAloneByKey,
  showAlone,
} from './accountMenuParts';
import { drawn, pass, stopClock } from './clock';
import { expectFocusOn, stayOnPage } from './headerParts';

const field = () => page.getByRole('textbox', { name: 'Search' });

async function showBesideField() {
  const view = await showAlone({}, <input aria-label="Search" />);
  await expectMenuClosed();
  await userEvent.click(field());
  await expectFocusOn(field());
  return view;
}

describe('whoever types in a field keeps it', () => {
  it('while the pointer hovers the avatar, and each item', async () => {
    await showBesideField();
    await userEvent.keyboard('h');
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.keyboard('e');
    for (const [name, letter] of [
      ['Account Dashboard', 'l'],
      ['Domains', 'l'],
      ['Log Out', 'o'],
    ] as const) {
      await userEvent.hover(item(name));
      await drawn();
      await userEvent.keyboard(letter);
    }
    await expectFocusOn(field());
    await expect.element(field()).toHaveValue('hello');
    await expectMenuOpen();
  });

  it('when the pointer leaves, and the menu closes', async () => {
    await showBesideField();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.hover(item('Domains'));
    stopClock();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await pass(100);
    await expectMenuClosed();
    await userEvent.keyboard('hello');
    await expect.element(field()).toHaveValue('hello');
  });

  it('when Escape closes it', async () => {
    await showBesideField();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await userEvent.keyboard('hello');
    await expect.element(field()).toHaveValue('hello');
  });
});

describe('a key that has entered the menu a hover opened', () => {
  // It once was remembered for the next time the menu opened.
  it('enters it once: the next hover leaves the field what it has', async () => {
    await showBesideField();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    (avatar().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn(item('Account Dashboard'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    await expectMenuClosed();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.keyboard('hello');
    await expectFocusOn(field());
    await expect.element(field()).toHaveValue('hello');
  });
});

describe('Escape closes the menu', () => {
  it.each(['Account Dashboard', 'Domains', 'Log Out'])(
    'from %s, back on the avatar',
    async (name) => {
      await showAlone();
      await userEvent.hover(avatar());
      await expectMenuOpen();
      (item(name).element() as HTMLElement).focus();
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await expectFocusOn(avatar());
    },
  );

  it('from the avatar', async () => {
    await showAlone();
    await userEvent.click(avatar());
    await expectMenuOpen();
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await expectFocusOn(avatar());
  });

  it('for good: nothing opens that is not asked for anew', async () => {
    await showAlone();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await userEvent.keyboard('{Escape}');
    await pass(2000);
    await expectMenuClosed();
  });
});

describe('an item that is chosen by the keyboard', () => {
  it.each(['{Enter}', ' '])(
    '(the key "%s") is followed once, and hands the focus to the avatar',
    async (key) => {
      await showAlone();
      const main = page.getByRole('main').element() as HTMLElement;
      stayOnPage(main);
      const followed: string[] = [];
      main.addEventListener('click', ({ target }) =>
        followed.push((target as HTMLAnchorElement).href),
      );
      await openAloneByKey();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(item('Domains'));
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
      expect(followed).toEqual(['https://account.example.com/domains']);
    },
  );
});

describe('Tab out of the menu', () => {
  // It once stayed for its animation, and Tab led into what then was gone.
  it('never loses the focus, however soon it follows', async () => {
    await showAlone({}, <button>Next</button>);
    await expectMenuClosed();
    for (let round = 0; round < 15; round += 1) {
      await openAloneByKey();
      await userEvent.tab();
      await expectFocusOn(page.getByRole('button', { name: 'Next' }));
      await expectMenuClosed();
    }
  });
});
